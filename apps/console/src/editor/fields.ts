import type { BlockKind } from '@foyer/api/page-content'

/** The most characters of Chinese; English may have three times as many. */
export type Limit = 16 | 40 | 120 | 600
export const englishFactor = 3

interface Named<Name extends string> {
  readonly name: Name
  readonly isOptional?: true
  /** the field that this one describes; the form omits this one while that field is empty */
  readonly with?: FieldName
}

interface Size {
  readonly width: number
  readonly height: number
}

/** One field of a form, by what it holds. */
export type Field = Named<FieldName> &
  (
    | { readonly is: 'texts'; readonly limit: Limit; readonly isNullable?: true }
    | {
        readonly is: 'list'
        /** what one item is */
        readonly item: ItemName
        readonly least: number
        readonly most: number
        /** the fields of an item, or the limit of an item that is one text */
        readonly each: readonly Field[] | Limit
      }
    | { readonly is: 'group'; readonly fields: readonly Field[] }
    | {
        readonly is: 'media'
        readonly endings: readonly string[]
        /** the space in which the page crops a picture around its focus; `own` if fields of the block say it */
        readonly frame?: Size | 'own'
      }
    | { readonly is: 'number'; readonly least: number; readonly most: number }
    | { readonly is: 'choice'; readonly choices: readonly ChoiceName[] }
    | { readonly is: 'set'; readonly choices: readonly ChoiceName[] }
    | { readonly is: 'numbers' }
    | { readonly is: 'moment' }
    | { readonly is: 'line' }
    | { readonly is: 'instruments' }
    | { readonly is: 'captions' }
    /** one of the looks of campaigns, with a sample of each */
    | { readonly is: 'look'; readonly of: 'theme' | 'scene' }
    | { readonly is: 'flag' }
    /** of things that the caller of the form lists */
    | { readonly is: 'pick'; readonly from: 'presenters' | 'films' | 'reels'; readonly many: boolean }
  )

const itemNames = [
  ...(['paragraph', 'step', 'reward', 'rule', 'question', 'section'] as const),
  ...(['agendaItem', 'cue', 'chapter'] as const),
] as const
export type ItemName = (typeof itemNames)[number]
const choiceNames = [
  'gift',
  'voucher',
  'cash',
  'fee_discount',
  'register',
  'login',
  'nobody',
  'notice',
  'page',
  'hong_kong',
  'macao',
  'mainland',
  'taiwan',
  'elsewhere',
  'cash_account',
  'margin',
  ...(['festival', 'markets', 'products', 'safety', 'beginner', 'intermediate', 'advanced'] as const),
] as const
export type ChoiceName = (typeof choiceNames)[number]
export type FieldName =
  | 'kicker'
  | 'title'
  | 'lead'
  | 'art'
  | 'artAlt'
  | 'paragraphs'
  | 'media'
  | 'width'
  | 'height'
  | 'alt'
  | 'caption'
  | 'poster'
  | 'durationSeconds'
  | 'captions'
  | 'description'
  | 'label'
  | 'to'
  | 'steps'
  | 'text'
  | 'rewards'
  | 'kind'
  | 'name'
  | 'note'
  | 'value'
  | 'requires'
  | 'product'
  | 'instruments'
  | 'rules'
  | 'questions'
  | 'id'
  | 'question'
  | 'answer'
  | 'sections'
  | 'heading'
  | 'next'
  | 'route'
  | 'action'
  | 'film'
  | 'opens'
  | 'closes'
  | 'stock'
  | 'number'
  | 'code'
  | 'joinLevel'
  | 'mainland'
  | 'followsCalendar'
  | 'eligibility'
  | 'residences'
  | 'accountTypes'
  | 'notAfter'
  | 'sessionCode'
  | 'filmCode'
  | 'presenters'
  | 'channel'
  | 'replay'
  | 'agenda'
  | 'day'
  | 'time'
  | 'minutes'
  | 'publishedAt'
  | 'topic'
  | 'level'
  | 'reel'
  | 'series'
  | 'cues'
  | 'chapters'
  | 'scene'
  | 'loginOnly'
  | 'theme'
  | 'offer'
  | 'figure'
  | 'unit'
  | 'audience'
  | 'warning'

/** A text in three languages. */
export const texts = (name: FieldName, limit: Limit): Field => ({ is: 'texts', name, limit })
export const optional = (field: Field): Field => ({ ...field, isOptional: true })
const heading = optional(texts('title', 40))
/** How the names of pictures end. */
export const pictureEndings = ['.svg', '.avif', '.webp', '.png'] as const
export const picture = (name: FieldName, frame?: Size | 'own'): Field => ({
  is: 'media',
  name,
  endings: pictureEndings,
  ...(frame && { frame }),
})
/** A picture beside texts, with its own text unless it is an ornament. */
const art = (frame: Size): readonly Field[] => [
  optional(picture('art', frame)),
  { ...texts('artAlt', 120), isOptional: true, with: 'art' },
]
const side = (name: FieldName): Field => ({ is: 'number', name, least: 1, most: 4096 })
export const list = (
  name: FieldName,
  item: ItemName,
  [least, most]: readonly [number, number],
  each: readonly Field[] | Limit,
): Field => ({ is: 'list', name, item, least, most, each })
const stock: Field = { is: 'number', name: 'stock', least: 0, most: 10_000_000, isOptional: true }

/** The form of each kind of block: the one table of what a block holds in the editor. */
export const blockFields: Readonly<Record<BlockKind, readonly Field[]>> = {
  hero: [
    optional(texts('kicker', 16)),
    texts('title', 40),
    texts('lead', 120),
    {
      is: 'group',
      name: 'offer',
      isOptional: true,
      fields: [texts('figure', 16), optional(texts('unit', 16)), texts('label', 40)],
    },
    optional(texts('audience', 40)),
    optional(texts('warning', 40)),
    ...art({ width: 176, height: 132 }),
    { is: 'look', of: 'theme', name: 'theme', isOptional: true },
    { is: 'look', of: 'scene', name: 'scene', isOptional: true },
  ],
  text: [heading, list('paragraphs', 'paragraph', [1, 12], 600)],
  image: [
    picture('media', 'own'),
    { is: 'texts', name: 'alt', limit: 120, isNullable: true },
    optional(texts('caption', 120)),
    side('width'),
    side('height'),
  ],
  video: [
    heading,
    { is: 'media', name: 'media', endings: ['.mp4'] },
    picture('poster'),
    texts('description', 600),
    { is: 'captions', name: 'captions' },
    { is: 'number', name: 'durationSeconds', least: 1, most: 7200 },
    side('width'),
    side('height'),
  ],
  countdown: [texts('label', 40), { is: 'moment', name: 'to' }],
  steps: [heading, list('steps', 'step', [2, 8], [texts('title', 40), texts('text', 600)])],
  rewards: [
    heading,
    list(
      'rewards',
      'reward',
      [1, 8],
      [
        { is: 'choice', name: 'kind', choices: ['gift', 'voucher', 'cash', 'fee_discount'] },
        texts('name', 40),
        texts('note', 600),
        optional(texts('value', 16)),
        ...art({ width: 64, height: 64 }),
        { is: 'group', name: 'requires', fields: [{ is: 'line', name: 'product' }], isOptional: true },
      ],
    ),
  ],
  quotes: [heading, { is: 'instruments', name: 'instruments' }],
  rules: [heading, list('rules', 'rule', [1, 20], 600)],
  faq: [
    heading,
    list('questions', 'question', [1, 20], [texts('question', 120), texts('answer', 600), { is: 'line', name: 'id' }]),
  ],
  terms: [heading, list('sections', 'section', [1, 30], [texts('heading', 40), texts('text', 600)])],
  join: [
    texts('label', 16),
    optional(texts('note', 120)),
    {
      is: 'group',
      name: 'next',
      fields: [texts('label', 16), optional(texts('note', 120)), { is: 'line', name: 'route' }],
      isOptional: true,
    },
  ],
  risk: [list('paragraphs', 'paragraph', [1, 8], 600)],
}

/** The form of a staged task. */
export const stageFields: readonly Field[] = [
  texts('title', 40),
  texts('text', 600),
  texts('action', 16),
  { is: 'moment', name: 'opens' },
  { is: 'moment', name: 'closes' },
  stock,
  { is: 'line', name: 'film', isOptional: true },
  { is: 'line', name: 'id' },
]

/** The form of the activity that the page belongs to. */
export const activityFields: readonly Field[] = [
  texts('title', 40),
  texts('lead', 120),
  { is: 'moment', name: 'opens' },
  { is: 'moment', name: 'closes' },
  { is: 'flag', name: 'followsCalendar', isOptional: true },
  { is: 'choice', name: 'joinLevel', choices: ['register', 'login', 'nobody'] },
  { is: 'choice', name: 'mainland', choices: ['notice', 'page'], isOptional: true },
  stock,
  {
    is: 'group',
    name: 'eligibility',
    isOptional: true,
    fields: [
      {
        is: 'set',
        name: 'residences',
        choices: ['hong_kong', 'macao', 'mainland', 'taiwan', 'elsewhere'],
        isOptional: true,
      },
      { is: 'set', name: 'accountTypes', choices: ['cash_account', 'margin'], isOptional: true },
      { is: 'numbers', name: 'notAfter', isOptional: true },
    ],
  },
  { is: 'line', name: 'code' },
  { is: 'number', name: 'number', least: 1, most: 999_999 },
  { is: 'line', name: 'route', isOptional: true },
]

export const isKind = (kind: unknown): kind is BlockKind => typeof kind === 'string' && Object.hasOwn(blockFields, kind)
