/// The images that a slider shows in place of its own line and knob.
struct SliderImages {
  var thumb = ValuesByState<UIImage>()
  var minimumTrack = ValuesByState<UIImage>()
  var maximumTrack = ValuesByState<UIImage>()
}
