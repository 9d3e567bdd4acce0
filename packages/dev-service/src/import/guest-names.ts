import type { Picks } from './deterministic.ts'

type Names = { readonly first: readonly string[]; readonly last: readonly string[] }

// The data set has no names. These are common ones of the places guests come from, paired at random.
const portuguese: Names = {
  first: [
    'João',
    'Inês',
    'Luísa',
    'Tiago',
    'Beatriz',
    'Rui',
    'Conceição',
    'Gonçalo',
    'Mafalda',
    'Vasco',
    'Íris',
    'Duarte',
  ],
  last: [
    'Araújo',
    'Magalhães',
    'Conceição',
    'Leitão',
    'Guimarães',
    'Brandão',
    'Falcão',
    'Simões',
    'Peixoto',
    'Abrantes',
  ],
}
const spanish: Names = {
  first: [
    'Álvaro',
    'Begoña',
    'Íñigo',
    'Lucía',
    'Joaquín',
    'Nuria',
    'Rocío',
    'Sebastián',
    'Ximena',
    'Tomás',
    'Inés',
    'Hugo',
  ],
  last: [
    'Peñalver',
    'Ibáñez',
    'Quiñones',
    'Echeverría',
    'Cárdenas',
    'Montañés',
    'Villalba',
    'Bermúdez',
    'Zúñiga',
    'Robles',
  ],
}
const english: Names = {
  first: [
    'Alice',
    'Edmund',
    'Harriet',
    'Owen',
    'Maeve',
    'Callum',
    'Imogen',
    'Rory',
    'Siobhán',
    'Felix',
    'Nora',
    'Gareth',
  ],
  last: [
    "O'Halloran",
    'Whitcombe',
    'Pemberton',
    'MacAllister',
    'Ashdown',
    'Fitzroy',
    'Holloway',
    'Kearney',
    'Thornbury',
  ],
}
const german: Names = {
  first: [
    'Jürgen',
    'Käthe',
    'Björn',
    'Ingrid',
    'Matthias',
    'Änne',
    'Lukas',
    'Sölve',
    'Greta',
    'Emil',
    'Mareike',
    'Till',
  ],
  last: [
    'Weißmüller',
    'Schäfer',
    'Grünwald',
    'Großmann',
    'Vogelsang',
    'Lindemann',
    'Öztürk',
    'Krämer',
    'Sundqvist',
  ],
}
const french: Names = {
  first: [
    'Chloé',
    'Étienne',
    'Maëlle',
    'Rémi',
    'Solène',
    'Théo',
    'Anaïs',
    'Gaël',
    'Hélène',
    'Loïc',
    'Margaux',
    'Noé',
  ],
  last: [
    'Lefèvre',
    'Bélanger',
    'Garçon',
    'Dumoulin',
    "D'Aubigné",
    'Châtelain',
    'Péguy',
    'Rousselot',
    'Vasseur',
    'Maréchal',
  ],
}
const slavic: Names = {
  first: [
    'Łukasz',
    'Małgorzata',
    'Żaneta',
    'Dmitrij',
    'Oksana',
    'Ştefan',
    'Ioana',
    'Věra',
    'Zoë',
    'Miloš',
    'Agnieszka',
  ],
  last: [
    'Wójcik',
    'Dąbrowska',
    'Popescu',
    'Novák',
    'Ionescu',
    'Kowalczyk',
    'Petrenko',
    'Žukauskas',
    'Kárpáti',
    'Szymański',
  ],
}
const eastern: Names = {
  first: [
    'Wei',
    'Mei-Ling',
    'Jun',
    'Yuki',
    'Arjun',
    'Priya',
    'Min-jun',
    'Ayşe',
    'İbrahim',
    'Noor',
    'Tariq',
    'Lin',
  ],
  last: ['Zhang', 'Okabe', 'Iyer', 'Park', 'Yılmaz', 'Haddad', 'Cohen', 'Nguyen', 'Tanaka', 'Rahman'],
}

const speakers: readonly (readonly [Names, readonly string[]])[] = [
  [portuguese, ['PRT', 'BRA', 'AGO', 'MOZ', 'CPV']],
  [spanish, ['ESP', 'ARG', 'MEX', 'COL', 'CHL', 'URY', 'CRI', 'PRI', 'PER', 'VEN', 'CUB', 'ECU']],
  [german, ['DEU', 'AUT', 'CHE', 'SWE', 'NOR', 'DNK', 'FIN', 'NLD', 'LUX', 'EST', 'ISL']],
  [french, ['FRA', 'BEL', 'MAR', 'DZA', 'TUN', 'ITA', 'MCO']],
  [
    slavic,
    ['POL', 'RUS', 'ROU', 'CZE', 'SVN', 'UKR', 'SRB', 'BLR', 'LVA', 'LTU', 'HUN', 'BGR', 'HRV', 'SVK'],
  ],
  [
    eastern,
    ['CN', 'CHN', 'JPN', 'IND', 'KOR', 'TUR', 'ISR', 'ARE', 'OMN', 'HKG', 'SGP', 'THA', 'IRN', 'SAU'],
  ],
]

const namesOf = (country: string | undefined): Names =>
  speakers.find(([, countries]) => country !== undefined && countries.includes(country))?.[0] ?? english

/** A made-up name such as a guest of that country might have. */
export function guestName(
  picks: Picks,
  country: string | undefined,
): { firstName: string; lastName: string } {
  const { first, last } = namesOf(country)
  return { firstName: picks.from(first), lastName: picks.from(last) }
}
