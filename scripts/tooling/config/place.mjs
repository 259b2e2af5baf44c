/**
 * Where unit tests run, and states are opened: in the zone and locale of one of three players, the next one each day, or the one that TESSERA_PLACE
 * names. Two are far from what developers have: their days begin at other times than in UTC, by hours and minutes, and they group digits
 * by points, or by two and three.
 */
const places = [
  { name: 'kathmandu', zone: 'Asia/Kathmandu', locale: 'de-DE' },
  { name: 'st-johns', zone: 'America/St_Johns', locale: 'en-IN' },
  { name: 'utc', zone: 'UTC', locale: 'en-US' },
];

const { TESSERA_PLACE: wanted } = process.env;
const today = places[Math.floor(Date.now() / 86_400_000) % places.length];

/** The place of this run. */
export const place = wanted ? places.find(({ name }) => name === wanted) : today;
if (place === undefined) throw new Error(`TESSERA_PLACE is one of ${places.map(({ name }) => name).join(', ')}`);
// Processes that this one starts are there too, even after midnight.
process.env.TESSERA_PLACE = place.name;
