struct TrailPost: Identifiable, Equatable {
  let id: Int
  var walker: String
  var place: String
  var text: String
  var hue: Double?
}

extension TrailPost {
  static let all = [
    TrailPost(
      id: 1, walker: "Mara Lindqvist", place: "Cloudgate Ridge",
      text: """
        Left the lodge in the dark and had the whole ridge to ourselves until ten. The fog lay in the valley like milk \
        in a bowl, and every summit stood in it as an island. We counted nine of them, argued about the tenth, and \
        found on the way down that it was a barn. The last hour goes through birch wood, steep and slippery with \
        leaves; take poles.
        """,
      hue: 0.58),
    TrailPost(
      id: 2, walker: "Jun", place: "Heron Lake", text: "Round the lake before supper. Ice at the north end."),
    TrailPost(
      id: 3, walker: "Salma سلمى", place: "Larch Terrace",
      text: """
        The larches are at their best this week: whole slopes of copper, and when the wind comes up it rains needles. \
        Bring the children. The path is wide, the hut sells soup on Sundays, and there is a rope swing that nobody \
        admits to having hung.
        """,
      hue: 0.08),
    TrailPost(id: 4, walker: "闻", place: "Meadow Loop", text: "Gentians, still."),
    TrailPost(
      id: 5, walker: "Tobias Okonkwo-Featherstonehaugh", place: "First Snow Corrie",
      text: "Ankle deep in the corrie and knee deep in the gully. Fox tracks all the way to the lip.",
      hue: 0.72),
  ]
}
