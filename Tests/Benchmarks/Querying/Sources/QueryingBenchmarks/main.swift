Sorting.run()
