// The facts of each game that pages know beforehand. Made from crates/house: do not edit.
// SEXTON_UPDATE=1 cargo test -p house browser writes it anew.

export const FACTS = [
  {"name":"rest-in-peace","title":"Rest in Peace","prefix":"rp","seats_min":1,"seats_max":1,"secrets":false,"races":false,"minutes_min":5,"minutes_max":15,"difficulty":"medium"},
  {"name":"dawn-under","title":"Dawn Under","prefix":"du","seats_min":2,"seats_max":6,"secrets":false,"races":false,"minutes_min":20,"minutes_max":40,"difficulty":"medium"},
  {"name":"clearing-coffins","title":"Clearing Coffins","prefix":"cc","seats_min":2,"seats_max":6,"secrets":false,"races":true,"minutes_min":10,"minutes_max":20,"difficulty":"easy"},
  {"name":"ruhe-in-frieden","title":"Ruhe in Frieden","prefix":"rf","seats_min":2,"seats_max":5,"secrets":true,"races":false,"minutes_min":30,"minutes_max":60,"difficulty":"hard"},
] as const;
