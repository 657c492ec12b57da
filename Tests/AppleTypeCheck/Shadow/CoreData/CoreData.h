// Core Data's generic classes, in Objective-C on purpose: Swift's own generic classes cannot stand in an @objc signature, and these
// get the import rules that Apple's get. Their members are in CoreData.swift.
#import "../ObjectiveC/ObjectiveC.h"
#pragma clang assume_nonnull begin

@protocol NSFetchRequestResult <NSObject>
@end

@interface NSFetchRequest<__covariant ResultType : id<NSFetchRequestResult>> : NSObject
@end

@interface NSFetchedResultsController<ResultType : id<NSFetchRequestResult>> : NSObject
@end
#pragma clang assume_nonnull end
