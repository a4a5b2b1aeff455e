import { type Field, list, optional, picture, texts } from '../../editor/fields.ts'

const mainland: Field = { is: 'choice', name: 'mainland', choices: ['notice', 'page'] }
const presenters: Field = { is: 'pick', name: 'presenters', from: 'presenters', many: true }

/** The form of a live session. Its code is only written once. */
export const liveFields: readonly Field[] = [
  texts('title', 40),
  texts('lead', 120),
  { is: 'moment', name: 'opens' },
  { is: 'moment', name: 'closes' },
  presenters,
  list('paragraphs', 'paragraph', [0, 20], 600),
  picture('poster'),
  { is: 'pick', name: 'channel', from: 'films', many: true },
  { is: 'pick', name: 'replay', from: 'films', many: false, isOptional: true },
  mainland,
  list(
    'agenda',
    'agendaItem',
    [0, 40],
    [
      { is: 'number', name: 'day', least: 1, most: 366, isOptional: true },
      { is: 'line', name: 'time' },
      { is: 'number', name: 'minutes', least: 1, most: 1_440 },
      texts('title', 40),
      texts('text', 120),
      presenters,
    ],
  ),
]

/** The form of a film. */
export const filmFields: readonly Field[] = [
  texts('title', 40),
  texts('lead', 120),
  optional(texts('series', 40)),
  { is: 'moment', name: 'publishedAt' },
  { is: 'choice', name: 'topic', choices: ['festival', 'markets', 'products', 'safety'] },
  { is: 'choice', name: 'level', choices: ['beginner', 'intermediate', 'advanced'] },
  presenters,
  { is: 'pick', name: 'reel', from: 'reels', many: false },
  list('cues', 'cue', [0, 6], 120),
  list('chapters', 'chapter', [0, 20], [{ is: 'number', name: 'scene', least: 1, most: 60 }, texts('title', 40)]),
  list('paragraphs', 'paragraph', [0, 20], 600),
  picture('poster'),
  mainland,
  optional({ is: 'flag', name: 'loginOnly' }),
]

/** The code of a new session or film. */
export const codeField = { live: { is: 'line', name: 'sessionCode' }, films: { is: 'line', name: 'filmCode' } } as const
