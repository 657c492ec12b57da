/// The images that replace a slider's own track and knob.
struct SliderImages {
  var thumb = ValuesByState<UIImage>()
  var minimumTrack = ValuesByState<UIImage>()
  var maximumTrack = ValuesByState<UIImage>()
}
