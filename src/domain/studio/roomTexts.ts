type Texts = { nl: string; fr: string; en: string; de: string }

/**
 * What a picture of a home usually shows, with a text for those who cannot see it. Staff start from it
 * and add what is special.
 */
export const roomTexts = {
  front: {
    nl: 'De voorgevel',
    fr: 'La façade avant',
    en: 'The front of the house',
    de: 'Die Vorderseite',
  },
  back: {
    nl: 'De achtergevel',
    fr: 'La façade arrière',
    en: 'The back of the house',
    de: 'Die Rückseite',
  },
  living: { nl: 'De woonkamer', fr: 'Le salon', en: 'The living room', de: 'Das Wohnzimmer' },
  dining: {
    nl: 'De eetkamer',
    fr: 'La salle à manger',
    en: 'The dining room',
    de: 'Das Esszimmer',
  },
  kitchen: { nl: 'De keuken', fr: 'La cuisine', en: 'The kitchen', de: 'Die Küche' },
  bedroom: { nl: 'Een slaapkamer', fr: 'Une chambre', en: 'A bedroom', de: 'Ein Schlafzimmer' },
  bathroom: {
    nl: 'De badkamer',
    fr: 'La salle de bains',
    en: 'The bathroom',
    de: 'Das Badezimmer',
  },
  toilet: { nl: 'Het toilet', fr: 'Les toilettes', en: 'The toilet', de: 'Das WC' },
  hall: {
    nl: 'De inkomhal',
    fr: 'Le hall d’entrée',
    en: 'The entrance hall',
    de: 'Der Eingangsbereich',
  },
  office: { nl: 'Het bureau', fr: 'Le bureau', en: 'The study', de: 'Das Arbeitszimmer' },
  laundry: {
    nl: 'De wasplaats',
    fr: 'La buanderie',
    en: 'The laundry room',
    de: 'Der Hauswirtschaftsraum',
  },
  attic: { nl: 'De zolder', fr: 'Le grenier', en: 'The attic', de: 'Der Dachboden' },
  cellar: { nl: 'De kelder', fr: 'La cave', en: 'The cellar', de: 'Der Keller' },
  garden: { nl: 'De tuin', fr: 'Le jardin', en: 'The garden', de: 'Der Garten' },
  terrace: { nl: 'Het terras', fr: 'La terrasse', en: 'The terrace', de: 'Die Terrasse' },
  balcony: { nl: 'Het balkon', fr: 'Le balcon', en: 'The balcony', de: 'Der Balkon' },
  garage: { nl: 'De garage', fr: 'Le garage', en: 'The garage', de: 'Die Garage' },
  view: { nl: 'Het uitzicht', fr: 'La vue', en: 'The view', de: 'Die Aussicht' },
  street: { nl: 'De straat', fr: 'La rue', en: 'The street', de: 'Die Straße' },
  plan: { nl: 'Het grondplan', fr: 'Le plan', en: 'The floor plan', de: 'Der Grundriss' },
} as const satisfies Record<string, Texts>

export type Room = keyof typeof roomTexts

export const rooms = Object.keys(roomTexts).filter((key): key is Room => key in roomTexts)

/** Words by which the name of a file tells what is on the picture, in four languages. */
const clues: Record<Room, RegExp> = {
  front: /front|voorgevel|facade|vorder|exterior|buiten/,
  back: /back|achtergevel|arriere|ruckseite/,
  living: /living|woonkamer|salon|sejour|wohnzimmer/,
  dining: /dining|eetkamer|manger|esszimmer/,
  kitchen: /kitchen|keuken|cuisine|kuche/,
  bedroom: /bedroom|slaapkamer|chambre|schlafzimmer/,
  bathroom: /bath|badkamer|bain|bad(?:ezimmer)?\b/,
  toilet: /toilet|wc\b/,
  hall: /hall|inkom|entree|flur|diele/,
  office: /office|study|bureau|arbeitszimmer/,
  laundry: /laundry|wasplaats|berging|buanderie|hauswirtschaft/,
  attic: /attic|zolder|grenier|dachboden/,
  cellar: /cellar|kelder|basement|\bcave|keller/,
  garden: /garden|tuin|jardin|garten/,
  terrace: /terra[cs]/,
  balcony: /balcon|balkon/,
  garage: /garage|carport/,
  view: /view|uitzicht|\bvue|aussicht/,
  street: /street|straat|\brue\b|strasse/,
  plan: /plan|grundriss/,
}

/** Guesses what a picture shows from the name that its file had: "keuken-2.jpg" is a kitchen. */
export function roomOfName(name: string): Room | undefined {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[_-]/g, ' ')
  return rooms.find((room) => clues[room].test(plain))
}
