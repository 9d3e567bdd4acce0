const countriesOf = {
  europe:
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK',
  'north-america': 'BM CA GL PM US',
  'latin-america': 'AR BO BR CL CO CR CU DO EC FK GF GT GY HN HT MX NI PA PE PR PY SR SV UY VE',
  caribbean: 'AG AI AW BB BL BQ BS BZ CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI',
  asia: 'AE AF AM AZ BD BH BN BT CN GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE',
  africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
  oceania: 'AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV VU WF WS',
} as const

const tagged = Object.entries(countriesOf).map(([tag, codes]) => ({ tag, codes: new Set(codes.split(' ')) }))

/** The parts of the world a country is in, by which regions name it. */
export const tagsOfCountry = (code: string): readonly string[] =>
  tagged.filter(({ codes }) => codes.has(code)).map(({ tag }) => tag)
