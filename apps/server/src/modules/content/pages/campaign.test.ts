import { blockKinds } from '@foyer/api/page-content'
import { describe, expect, test } from 'vitest'
import { smallCampaign, stagedCampaign, written } from '../../../testing/campaign.ts'
import { readCampaign } from './campaign.ts'
import { type Fault, Faulty } from './faults.ts'
import { sandboxSurroundings, surroundings } from './surroundings.ts'

const within = surroundings()

const faultsOf = (file: unknown): readonly Fault[] => {
  try {
    readCampaign(typeof file === 'string' ? file : JSON.stringify(file), within)
    return []
  } catch (error) {
    if (error instanceof Faulty) return error.faults
    throw error
  }
}
const lines = (file: unknown) => faultsOf(file).map(({ path, message }) => `${path}: ${message}`)

type Campaign = ReturnType<typeof smallCampaign>
const changed = (change: (campaign: Campaign) => void, base = smallCampaign): Campaign => {
  const campaign = structuredClone(base())
  change(campaign)
  return campaign
}
/** The small campaign with further blocks after its own two. */
const withBlocks = (...blocks: unknown[]) =>
  changed(({ page }) => {
    page.blocks = [...(page.blocks as unknown[]), ...blocks]
  })
const text = written('文字', 'Text')
const reward = (kind: string, requires?: unknown) => ({
  kind,
  name: text,
  note: text,
  ...(requires ? { requires } : {}),
})
const rewards = (...of: unknown[]) => ({ kind: 'rewards', rewards: of })

test('The minimal and the staged campaign can be published', () => {
  expect(lines(smallCampaign())).toEqual([])
  expect(lines(stagedCampaign())).toEqual([])
})

describe('The campaign file', () => {
  test.each([
    ['{\n  "schema": 1,\n  "activity": oops\n}', 'line 3, column 15: a value is expected here'],
    ['{\n  "schema": 1\n  "activity": {}\n}', 'line 3, column 3: } is expected here'],
    ['{"schema": 1,}', 'line 1, column 14: remove this comma, since only } follows it'],
    ['{"a": [1, 2', 'line 1, column 12: the file ends where ] is expected'],
    [
      '{"a": "x\n"}',
      'line 1, column 7: this text has no closing quotation mark, or holds a line break or an unknown escape',
    ],
    ['{"schema": 1, "schema": 2}', 'line 1, column 15: the field "schema" occurs twice: remove one'],
    ['{} {}', 'line 1, column 4: remove what follows the closing brace'],
    ['', 'line 1, column 1: the file ends where a value is expected'],
    [`${'['.repeat(50)}`, 'line 1, column 34: lists and objects may stand at most 32 deep in one another'],
  ])('The campaign file %j is refused as invalid JSON with its position', (file, line) => {
    expect(lines(file)).toEqual([line])
  })

  test('A campaign file of more than 256 KB is refused without parsing', () => {
    expect(lines(' '.repeat(262_144))).toEqual([expect.stringContaining('the file ends where a value is expected')])
    expect(lines(' '.repeat(262_145))).toEqual([
      ': the file is too long: it has 262145 bytes and may have at most 262144',
    ])
  })

  test.each([2, 0, '1', null, undefined])(
    'A campaign file of schema %j is refused without validating anything else',
    (schema) => {
      expect(lines(changed((file) => Object.assign(file, { schema, activity: 3 })))).toEqual([
        'schema: must be 1, the only version that exists',
      ])
    },
  )

  test('A campaign file that is a list or lacks its two parts is refused with the missing fields', () => {
    expect(lines([])).toEqual([': the file must hold one object in braces'])
    expect(lines({ schema: 1, extra: 0 })).toEqual([
      'extra: is not a known field: remove it, or check how it is spelled',
      'activity: is missing: add it',
      'page: is missing: add it',
      'page.blocks: is missing: add it',
      'page.blocks: must hold a block of the kind terms: add it, since nothing is published without one',
      'page.blocks: must hold a block of the kind risk: add it, since nothing is published without one',
    ])
  })
})

describe('Languages of a text', () => {
  const title = (value: unknown) =>
    changed(({ activity }) => {
      activity.title = value
    })

  test('A missing or empty language is refused with its path, except an omitted zh-HK', () => {
    expect(lines(title({ 'zh-CN': '春' }))).toEqual(['activity.title.en-US: is missing: add it'])
    expect(lines(title({ 'zh-CN': ' ', 'en-US': '' }))).toEqual([
      'activity.title.zh-CN: is empty: write a text',
      'activity.title.en-US: is empty: write a text',
    ])
    expect(lines(title({ ...text, 'zh-HK': '' }))).toEqual(['activity.title.zh-HK: is empty: write a text'])
    expect(lines(title('春'))).toEqual(['activity.title: must be an object in braces'])
    expect(lines(title({ ...text, fr: 'x' }))).toEqual([
      'activity.title.fr: is not a known field: remove it, or check how it is spelled',
    ])
  })

  test('A text in the place of another language is refused', () => {
    expect(lines(title({ 'zh-CN': '開戶', 'en-US': '开户' }))).toEqual([
      'activity.title.zh-CN: must be written in Simplified characters',
      'activity.title.en-US: must be in English, without Chinese characters',
    ])
  })

  test('A missing language deep in a page is refused with its whole path', () => {
    const faq = { kind: 'faq', questions: [{ id: 'a', question: text, answer: { 'zh-CN': '答' } }] }
    expect(lines(withBlocks(faq))).toEqual(['page.blocks[2].questions[0].answer.en-US: is missing: add it'])
  })
})

describe('Texts', () => {
  test.each([
    ['<b>Bold</b>', 'must be plain text: remove the HTML, which the page would show as it stands'],
    ['a<script>', 'must be plain text: remove the HTML, which the page would show as it stands'],
    ['</p>', 'must be plain text: remove the HTML, which the page would show as it stands'],
    ['Fish &amp; chips', 'must be plain text: remove the HTML, which the page would show as it stands'],
    ['See https://foyer.example', 'must not hold a web address: remove it, since a text is never a link'],
    ['See www.foyer', 'must not hold a web address: remove it, since a text is never a link'],
    ['See evil.com', 'must not hold a web address: remove it, since a text is never a link'],
    ['javascript:alert(1)', 'must not hold a web address: remove it, since a text is never a link'],
    [
      'Dear {name}',
      'must not hold braces, except for {period}, {opens}, {closes}, {stock}, {rewards}, {perPerson}, {odds} in leads and paragraphs',
    ],
    ['One\nTwo', 'must not hold a line break or an invisible character: write a list entry for each paragraph'],
    ['a\u202eb', 'must not hold a line break or an invisible character: write a list entry for each paragraph'],
    [' a', 'must not begin or end with a space'],
  ])('The text %j is refused', (english, message) => {
    const file = withBlocks({ kind: 'text', paragraphs: [written('文字', english)] })
    expect(lines(file)).toEqual([`page.blocks[2].paragraphs[0].en-US: ${message}`])
  })

  test.each(['Less than 5 < 10 & more', 'HK$10,000.00 a lot', 'No. 8 signal, 3.5% a year', 'Q&A: 10:00–11:30'])(
    'The text %j is accepted',
    (english) => {
      expect(lines(withBlocks({ kind: 'text', paragraphs: [written('文字', english)] }))).toEqual([])
    },
  )

  test('A title has at most 40 characters of Chinese, and three times as many of English', () => {
    const title = (simplified: number, english: number) =>
      withBlocks({ kind: 'text', title: written('字'.repeat(simplified), 'x'.repeat(english)), paragraphs: [text] })
    expect(lines(title(40, 120))).toEqual([])
    expect(lines(title(41, 121))).toEqual([
      'page.blocks[2].title.zh-CN: is too long: it has 41 characters and may have at most 40',
      'page.blocks[2].title.en-US: is too long: it has 121 characters and may have at most 120',
    ])
  })
})

describe('Blocks', () => {
  test('A block of an unknown kind is refused with the known kinds', () => {
    expect(lines(withBlocks({ kind: 'banner' }))).toEqual([
      `page.blocks[2].kind: is not a kind of block: use one of ${blockKinds.join(', ')}`,
    ])
    expect(faultsOf(withBlocks(null, 'x', { kind: 'toString' })).map(({ path }) => path)).toEqual([
      'page.blocks[2].kind',
      'page.blocks[3].kind',
      'page.blocks[4].kind',
    ])
  })

  test.each(['terms', 'risk'])('A block of the kind %s is required', (kind) => {
    const file = changed(({ page }) => {
      page.blocks = (page.blocks as { kind: string }[]).filter((block) => block.kind !== kind)
    })
    expect(lines(file)).toEqual([
      `page.blocks: must hold a block of the kind ${kind}: add it, since nothing is published without one`,
    ])
  })

  test('A hero occurs once and first', () => {
    const hero = { kind: 'hero', title: text, lead: text }
    const first = changed(({ page }) => {
      page.blocks = [hero, ...(page.blocks as unknown[]), hero]
    })
    expect(lines(first)).toEqual(['page.blocks[3]: is a second hero: remove it, since a page has one'])
    expect(lines(withBlocks(hero))).toEqual(['page.blocks[2]: is the hero: move it to the first place'])
  })

  test('A join block requires an activity that can be joined', () => {
    const file = withBlocks({ kind: 'join', label: text })
    expect(lines(file)).toEqual([])
    file.activity.joinLevel = null
    expect(lines(file)).toEqual([
      'page.blocks[2]: is for joining, but activity.joinLevel is null: set it to "register" or "login", or remove this',
    ])
  })

  test('A block refers only to existing files of the right kind', () => {
    const image = { kind: 'image', width: 720, height: 400, alt: text }
    expect(lines(withBlocks({ ...image, media: 'scam-signs.svg' }))).toEqual([])
    expect(lines(withBlocks({ ...image, media: 'diversification.mp4' }))).toEqual([
      'page.blocks[2].media: must name a file that ends in .svg, .avif, .webp, .png',
    ])
    for (const media of ['absent.svg', '../../secrets.svg', 'https://evil.com/a.svg'])
      expect(faultsOf(withBlocks({ ...image, media })).map(({ path }) => path)).toEqual(['page.blocks[2].media'])
  })

  test('A block quotes only instruments that have prices', () => {
    expect(lines(withBlocks({ kind: 'quotes', instruments: ['02800', '00000'] }))).toEqual([
      'page.blocks[2].instruments[1]: has no prices here: remove it, or take an instrument that has',
    ])
  })

  test('Each question has an id that is unique on the page', () => {
    const faq = (...ids: string[]) => ({
      kind: 'faq',
      questions: ids.map((id) => ({ id, question: text, answer: text })),
    })
    expect(lines(withBlocks(faq('a', 'b'), faq('c', 'a')))).toEqual([
      'page.blocks[3].questions[1].id: is also the id of another question: choose a different one',
    ])
  })
})

describe('Rewards', () => {
  test.each(['gift', 'voucher', 'cash'])('A %s tied to a named product is refused', (kind) => {
    expect(lines(withBlocks(rewards(reward('gift'), reward(kind, { product: '02800' }))))).toEqual([
      'page.blocks[2].rewards[1].requires.product: must not tie a gift, voucher or cash to one product: remove it, or give a fee_discount',
    ])
  })

  test('A reward that lowers the fee of a product may name the product', () => {
    expect(lines(withBlocks(rewards(reward('fee_discount', { product: '02800' }))))).toEqual([])
  })

  test('A reward that is tied to a product is reported with its other faults, and an unknown field is no tie', () => {
    const { note: _, ...faulty } = reward('cash', { product: '02800' })
    expect(faultsOf(withBlocks(rewards(faulty))).map(({ path }) => path)).toEqual([
      'page.blocks[2].rewards[0].note',
      'page.blocks[2].rewards[0].requires.product',
    ])
    expect(lines(withBlocks(rewards({ ...reward('cash'), product: '02800' })))).toEqual([
      'page.blocks[2].rewards[0].product: is not a known field: remove it, or check how it is spelled',
    ])
  })
})

describe('Times', () => {
  const opens = (value: unknown) =>
    changed(({ activity }) => {
      activity.opens = value
    })
  const example = 'must be a time of Hong Kong such as 2026-12-01T09:00+08:00'

  test.each([
    ['2026-01-05T09:00:30+08:00', 'must be on a whole minute, without seconds'],
    ['2026-01-05T09:00:00.5+08:00', 'must be on a whole minute, without seconds'],
    ['2026-01-05T09:00Z', example],
    ['2026-01-05T09:00+07:00', example],
    ['2026-01-05 09:00+08:00', example],
    ['2026-02-30T09:00+08:00', example],
    ['2026-01-05T24:00+08:00', example],
    [{ day: 0, time: '09:00' }, example],
    [1_767_574_800_000, example],
  ])('The time %j gives the message: %s', (value, message) => {
    expect(lines(opens(value))).toEqual([`activity.opens: ${message}`])
  })

  test('A time of Hong Kong is parsed to its moment', () => {
    const file = JSON.stringify(opens('2026-01-05T09:00:00+08:00'))
    expect(readCampaign(file, within).activity.opens).toBe(Date.UTC(2026, 0, 5, 1))
  })
})

describe('Times of the sandbox', () => {
  const today = Date.UTC(2026, 0, 5, 4)
  const inSandbox = (value: unknown) => {
    const file = changed(({ activity }) => {
      activity.opens = value
    })
    try {
      return readCampaign(JSON.stringify(file), sandboxSurroundings(today)).activity.opens
    } catch (error) {
      if (error instanceof Faulty) return error.message
      throw error
    }
  }

  test('ADOPT-11 A time of the sandbox may be given in days relative to today in Hong Kong', () => {
    expect(inSandbox({ day: -3, time: '09:30' })).toBe(Date.UTC(2026, 0, 2, 1, 30))
  })

  test.each([
    [{ day: -3 }, 'activity.opens.time: is missing: add it'],
    [{ day: 0.5, time: '09:00' }, 'activity.opens.day: must be a whole number'],
    [{ day: 0, time: '9 am' }, 'activity.opens.time: must be a time of day such as 09:00'],
    [{ day: 1e7, time: '09:00' }, 'activity.opens.day: must be at most 3660'],
    ['tomorrow', 'activity.opens: must be a time of Hong Kong such as 2026-12-01T09:00+08:00'],
    [undefined, 'activity.opens: is missing: add it'],
  ])('ADOPT-11 The sandbox time %j gives the message: %s', (value, message) => {
    expect(inSandbox(value)).toBe(message)
  })
})

test.each([
  ['an empty list', { kind: 'text', paragraphs: [] }, 'page.blocks[2].paragraphs: must hold at least 1 entry'],
  [
    'a list too long',
    { kind: 'rewards', rewards: Array(9).fill(reward('gift')) },
    'page.blocks[2].rewards: must hold at most 8 entries',
  ],
  [
    'an empty name',
    rewards(reward('fee_discount', { product: '' })),
    'page.blocks[2].rewards[0].requires.product: must have at least 1 character',
  ],
  ['a text for a list', { kind: 'text', paragraphs: 'x' }, 'page.blocks[2].paragraphs: must be a list in brackets'],
  [
    'a number for a text',
    { kind: 'text', paragraphs: [{ ...text, 'en-US': 1 }] },
    'page.blocks[2].paragraphs[0].en-US: must be a text in quotation marks',
  ],
])('ADOPT-11 The message for %s says what to write', (_what, block, line) => {
  expect(lines(withBlocks(block))).toEqual([line])
})

describe('Periods', () => {
  test('A period ends after it begins', () => {
    const file = changed(({ activity }) => {
      activity.closes = activity.opens
    })
    expect(lines(file)).toEqual(['activity.closes: must be later than opens'])
  })

  const stages = (change: (stages: Record<string, unknown>[]) => void) =>
    changed(({ page }) => change(page.stages as Record<string, unknown>[]), stagedCampaign)

  test("The period of a stage begins no earlier than the previous stage and lies within the activity's period", () => {
    const out = stages(([one, two, three]) => {
      Object.assign(one!, { opens: '2026-01-04T09:00+08:00' })
      Object.assign(two!, { opens: '2026-01-09T09:00+08:00', closes: '2026-01-08T09:00+08:00' })
      Object.assign(three!, { closes: '2026-03-05T18:00+08:00' })
    })
    expect(lines(out)).toEqual([
      'page.stages[1].closes: must be later than opens',
      'page.stages[0].opens: must not be before the activity opens',
      'page.stages[2].opens: must not be before the stage above opens, since stages are done in order',
      'page.stages[2].closes: must not be after the activity closes',
    ])
  })

  test('Each stage has a unique id', () => {
    const twice = stages(([, two]) => Object.assign(two!, { id: 'one' }))
    expect(lines(twice)).toEqual(['page.stages[1].id: is also the id of an earlier stage: choose a different one'])
  })
})

describe('Activities', () => {
  const activity = (fields: Record<string, unknown>, base = smallCampaign) =>
    changed((file) => Object.assign(file.activity, fields), base)

  test.each([
    ['/activityTemplate?code=other', 'must end in ?code=spring-talk'],
    ['/activityTemplate', 'must end in ?code=spring-talk'],
    ['/keetaActivity?code=other', 'must end in ?code=spring-talk'],
    ['https://evil.com', 'must be a page such as /activityTemplate?code=spring'],
  ])('An activity at %s is refused', (route, message) => {
    expect(lines(activity({ route }))).toEqual([`activity.route: ${message}`])
  })

  test.each(['/keetaActivity', '/keetaActivity?code=spring-talk'])(
    'An activity may use a page with a route of its own, %s',
    (route) => {
      expect(lines(activity({ route }))).toEqual([])
    },
  )

  test('An activity of the catalogue has the number and the route of the catalogue, and its file needs neither', () => {
    const catalogued = (fields: Record<string, unknown>) =>
      changed(({ activity }) => {
        activity.code = 'food-delivery'
        activity.number = undefined
        activity.route = undefined
        Object.assign(activity, fields)
      })
    expect(readCampaign(JSON.stringify(catalogued({})), within).activity).toMatchObject({
      number: 499,
      route: '/keetaActivity',
    })
    expect(lines(catalogued({ number: 499, route: '/keetaActivity' }))).toEqual([])
    expect(lines(catalogued({ number: 900, route: '/tradeCashback' }))).toEqual([
      'activity.number: must be 499 as in the catalogue: remove it',
      'activity.route: must be /keetaActivity as in the catalogue: remove it',
    ])
  })

  test('An activity of another code does not get a number of the catalogue', () => {
    expect(lines(activity({ number: 499 }))).toEqual([
      'activity.number: is the number of another activity of the catalogue: choose a different one',
    ])
  })

  test('An activity has stages on the second template and nowhere else', () => {
    expect(lines(activity({ route: '/activitySecondTemplate?code=spring-talk' }))).toEqual([
      'page.stages: must hold at least 1 stage on this route: add one, or use /activityTemplate',
    ])
    expect(lines(activity({ route: '/activityTemplate?code=spring-talk' }, stagedCampaign))).toEqual([
      'page.stages: are shown on /activitySecondTemplate only: remove them, or change activity.route',
    ])
  })

  test('An activity with stages has no stock of its own, because its stages are joined and counted', () => {
    expect(lines(activity({ stock: 3 }, stagedCampaign))).toEqual([
      'activity.stock: cannot be combined with stages: remove it, and give each stage its own stock',
    ])
  })

  test('An activity without a join level has no stock and no stages', () => {
    expect(lines(activity({ joinLevel: null, stock: 3 }))).toEqual([
      'activity.stock: is for joining, but activity.joinLevel is null: set it to "register" or "login", or remove this',
    ])
    expect(lines(activity({ joinLevel: null }, stagedCampaign))).toEqual([
      'page.stages: is for joining, but activity.joinLevel is null: set it to "register" or "login", or remove this',
    ])
  })

  test('An activity requires an account type only at login level, and no participation in itself', () => {
    const eligibility = { accountTypes: ['cash'], notAfter: [488, 900] }
    expect(lines(activity({ eligibility }))).toEqual([
      'activity.eligibility.accountTypes: is known only for clients: set activity.joinLevel to "login", or remove this',
      'activity.eligibility.notAfter: must not name this activity itself',
    ])
  })

  test.each([
    [{ number: 0 }, 'activity.number: must be at least 1'],
    [{ number: 1.5 }, 'activity.number: must be a whole number'],
    [{ joinLevel: 'tourist' }, 'activity.joinLevel: must be "register" or "login"'],
    [{ joinLevel: undefined }, 'activity.joinLevel: is missing: add it'],
    [{ stock: -1 }, 'activity.stock: must be at least 0'],
    [{ followsCalendar: 'yes' }, 'activity.followsCalendar: must be true or false'],
    [
      { eligibility: { ages: [18] } },
      'activity.eligibility.ages: is not a known field: remove it, or check how it is spelled',
    ],
    [{ price: 3 }, 'activity.price: is not a known field: remove it, or check how it is spelled'],
  ])('An activity with %j is refused: %s', (fields, line) => {
    expect(lines(activity(fields))).toEqual([line])
  })
})

test('All faults are reported at once', () => {
  const file = stagedCampaign()
  Object.assign(file.activity, { number: 'x', closes: '2026-01-05T09:00+08:00', title: { 'zh-CN': '' } })
  file.page.blocks = [{ kind: 'join', label: text }, { kind: 'banner' }, rewards(reward('cash', { product: 'x' }))]
  expect(faultsOf(file).map(({ path }) => path)).toEqual([
    'activity.number',
    'activity.title.zh-CN',
    'activity.title.en-US',
    'page.blocks[1].kind',
    'page.blocks[2].rewards[0].requires.product',
    // neither terms nor risk
    'page.blocks',
    'page.blocks',
    'activity.closes',
    'page.stages[0].closes',
    'page.stages[1].closes',
    'page.stages[2].closes',
  ])
})
