import { blockKinds } from '@foyer/contract/page-content'
import { describe, expect, test } from 'vitest'
import { smallCampaign, stagedCampaign, written } from '../../../testing/campaign.ts'
import { readCampaign } from './campaign.ts'
import { type Fault, Faulty } from './faults.ts'
import { surroundings } from './surroundings.ts'

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
/** The small campaign with more blocks behind its own two. */
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

test('the least and the staged campaign can be published', () => {
  expect(lines(smallCampaign())).toEqual([])
  expect(lines(stagedCampaign())).toEqual([])
})

describe('the file', () => {
  test.each([
    ['{\n  "schema": 1,\n  "activity": oops\n}', 'line 3, column 15: a value is expected here'],
    ['{\n  "schema": 1\n  "activity": {}\n}', 'line 3, column 3: } is expected here'],
    ['{"schema": 1,}', 'line 1, column 14: nothing follows this comma but }'],
    ['{"a": [1, 2', 'line 1, column 12: the file ends where ] is expected'],
    ['{"a": "x\n"}', 'line 1, column 7: this text is not closed, or holds a line break or an unknown escape'],
    ['{"schema": 1, "schema": 2}', 'line 1, column 15: the field "schema" stands here twice'],
    ['{} {}', 'line 1, column 4: nothing may follow the closing brace'],
    ['', 'line 1, column 1: the file ends too early'],
    [`${'['.repeat(50)}`, 'line 1, column 34: nested too deeply'],
  ])('%j is no JSON', (file, line) => {
    expect(lines(file)).toEqual([line])
  })

  test('of more than 256 KB is refused unread', () => {
    expect(lines(' '.repeat(262_144))).toEqual([expect.stringContaining('the file ends too early')])
    expect(lines(' '.repeat(262_145))).toEqual([': the file has 262145 bytes, at most 262144'])
  })

  test.each([2, 0, '1', null, undefined])('of schema %j is refused without judging the rest', (schema) => {
    expect(lines(changed((file) => Object.assign(file, { schema, activity: 3 })))).toEqual([
      'schema: must be 1, the only version there is',
    ])
  })

  test('that is a list, or lacks its halves, says so', () => {
    expect(lines([])).toEqual([': the file must hold one object'])
    expect(lines({ schema: 1, extra: 0 })).toEqual([
      'extra: is not known here',
      'activity: is missing',
      'page: is missing',
      'page.blocks: is missing',
      'page.blocks: has no terms block, without which nothing is published',
      'page.blocks: has no risk block, without which nothing is published',
    ])
  })
})

describe('a language', () => {
  const title = (value: unknown) =>
    changed(({ activity }) => {
      activity.title = value
    })

  test('missing or empty is refused by its path; zh-HK may be left out', () => {
    expect(lines(title({ 'zh-CN': '春' }))).toEqual(['activity.title.en-US: is missing'])
    expect(lines(title({ 'zh-CN': ' ', 'en-US': '' }))).toEqual([
      'activity.title.zh-CN: is empty',
      'activity.title.en-US: is empty',
    ])
    expect(lines(title({ ...text, 'zh-HK': '' }))).toEqual(['activity.title.zh-HK: is empty'])
    expect(lines(title('春'))).toEqual(['activity.title: must be an object'])
    expect(lines(title({ ...text, fr: 'x' }))).toEqual(['activity.title.fr: is not known here'])
  })

  test('that stands in another language’s place is found', () => {
    expect(lines(title({ 'zh-CN': '開戶', 'en-US': '开户' }))).toEqual([
      'activity.title.zh-CN: is written in Traditional characters',
      'activity.title.en-US: holds Chinese characters',
    ])
  })

  test('deep in a page is told with its whole path', () => {
    const faq = { kind: 'faq', questions: [{ id: 'a', question: text, answer: { 'zh-CN': '答' } }] }
    expect(lines(withBlocks(faq))).toEqual(['page.blocks[2].questions[0].answer.en-US: is missing'])
  })
})

describe('a text', () => {
  test.each([
    ['<b>Bold</b>', 'is plain text: HTML is shown as it stands'],
    ['a<script>', 'is plain text: HTML is shown as it stands'],
    ['</p>', 'is plain text: HTML is shown as it stands'],
    ['Fish &amp; chips', 'is plain text: HTML is shown as it stands'],
    ['See https://foyer.example', 'may hold no address: a page never leads to one that stands in a text'],
    ['See www.foyer', 'may hold no address: a page never leads to one that stands in a text'],
    ['See evil.com', 'may hold no address: a page never leads to one that stands in a text'],
    ['javascript:alert(1)', 'may hold no address: a page never leads to one that stands in a text'],
    ['Dear {name}', 'has a place in braces, which nothing fills'],
    ['One\nTwo', 'holds a line break or an invisible character'],
    ['a\u202eb', 'holds a line break or an invisible character'],
    [' a', 'begins or ends with a space'],
  ])('%j is refused', (english, message) => {
    const file = withBlocks({ kind: 'text', paragraphs: [written('文字', english)] })
    expect(lines(file)).toEqual([`page.blocks[2].paragraphs[0].en-US: ${message}`])
  })

  test.each(['Less than 5 < 10 & more', 'HK$10,000.00 a lot', 'No. 8 signal, 3.5% a year', 'Q&A: 10:00–11:30'])(
    '%j is a text like any other',
    (english) => {
      expect(lines(withBlocks({ kind: 'text', paragraphs: [written('文字', english)] }))).toEqual([])
    },
  )

  test('has a longest length: 40 characters of Chinese in a title, three times as many of English', () => {
    const title = (simplified: number, english: number) =>
      withBlocks({ kind: 'text', title: written('字'.repeat(simplified), 'x'.repeat(english)), paragraphs: [text] })
    expect(lines(title(40, 120))).toEqual([])
    expect(lines(title(41, 121))).toEqual([
      'page.blocks[2].title.zh-CN: is too long: 41 characters, at most 40',
      'page.blocks[2].title.en-US: is too long: 121 characters, at most 120',
    ])
  })
})

describe('a block', () => {
  test('of an unknown kind is refused by name', () => {
    expect(lines(withBlocks({ kind: 'banner' }))).toEqual([
      `page.blocks[2].kind: is no kind of block; there are ${blockKinds.join(', ')}`,
    ])
    expect(faultsOf(withBlocks(null, 'x', { kind: 'toString' })).map(({ path }) => path)).toEqual([
      'page.blocks[2].kind',
      'page.blocks[3].kind',
      'page.blocks[4].kind',
    ])
  })

  test.each(['terms', 'risk'])('of %s is never missing', (kind) => {
    const file = changed(({ page }) => {
      page.blocks = (page.blocks as { kind: string }[]).filter((block) => block.kind !== kind)
    })
    expect(lines(file)).toEqual([`page.blocks: has no ${kind} block, without which nothing is published`])
  })

  test('hero comes once, and first', () => {
    const hero = { kind: 'hero', title: text, lead: text }
    const first = changed(({ page }) => {
      page.blocks = [hero, ...(page.blocks as unknown[]), hero]
    })
    expect(lines(first)).toEqual(['page.blocks[3]: is a second hero; a page has one'])
    expect(lines(withBlocks(hero))).toEqual(['page.blocks[2]: is the hero, which stands first'])
  })

  test('join needs something to join', () => {
    const file = withBlocks({ kind: 'join', label: text })
    expect(lines(file)).toEqual([])
    file.activity.joinLevel = null
    expect(lines(file)).toEqual(['page.blocks[2]: joins, but activity.joinLevel is null: there is nothing to join'])
  })

  test('names only files there are, of the right kind', () => {
    const image = { kind: 'image', width: 720, height: 400, alt: text }
    expect(lines(withBlocks({ ...image, media: 'scam-signs.svg' }))).toEqual([])
    expect(lines(withBlocks({ ...image, media: 'diversification.mp4' }))).toEqual([
      'page.blocks[2].media: must end in .svg, .avif, .webp, .png',
    ])
    for (const media of ['absent.svg', '../../secrets.svg', 'https://evil.com/a.svg'])
      expect(faultsOf(withBlocks({ ...image, media })).map(({ path }) => path)).toEqual(['page.blocks[2].media'])
  })

  test('quotes only what there are prices of', () => {
    expect(lines(withBlocks({ kind: 'quotes', instruments: ['02800', '00000'] }))).toEqual([
      'page.blocks[2].instruments[1]: is no instrument that there are prices of',
    ])
  })

  test('asks each question under an id of its own, over the whole page', () => {
    const faq = (...ids: string[]) => ({
      kind: 'faq',
      questions: ids.map((id) => ({ id, question: text, answer: text })),
    })
    expect(lines(withBlocks(faq('a', 'b'), faq('c', 'a')))).toEqual([
      'page.blocks[3].questions[1].id: is the id of another question too',
    ])
  })
})

describe('a reward', () => {
  test.each(['gift', 'voucher', 'cash'])('%s tied to a named product is refused', (kind) => {
    expect(lines(withBlocks(rewards(reward('gift'), reward(kind, { product: '02800' }))))).toEqual([
      'page.blocks[2].rewards[1].requires.product: ties a gift, voucher or cash to one product, which no campaign may do; a fee discount may',
    ])
  })

  test('that lowers the fee of a product may name it', () => {
    expect(lines(withBlocks(rewards(reward('fee_discount', { product: '02800' }))))).toEqual([])
  })

  test('that is tied is found beside its other faults, and by any other field not at all', () => {
    const { note: _, ...faulty } = reward('cash', { product: '02800' })
    expect(faultsOf(withBlocks(rewards(faulty))).map(({ path }) => path)).toEqual([
      'page.blocks[2].rewards[0].note',
      'page.blocks[2].rewards[0].requires.product',
    ])
    expect(lines(withBlocks(rewards({ ...reward('cash'), product: '02800' })))).toEqual([
      'page.blocks[2].rewards[0].product: is not known here',
    ])
  })
})

describe('a time', () => {
  const opens = (value: unknown) =>
    changed(({ activity }) => {
      activity.opens = value
    })
  const example = 'must be a time of Hong Kong such as 2026-12-01T09:00+08:00'

  test.each([
    ['2026-01-05T09:00:30+08:00', 'must be on a whole minute'],
    ['2026-01-05T09:00:00.5+08:00', 'must be on a whole minute'],
    ['2026-01-05T09:00Z', example],
    ['2026-01-05T09:00+07:00', example],
    ['2026-01-05 09:00+08:00', example],
    ['2026-02-30T09:00+08:00', example],
    ['2026-01-05T24:00+08:00', example],
    [{ day: 0, time: '09:00' }, example],
    [1_767_574_800_000, example],
  ])('%j: %s', (value, message) => {
    expect(lines(opens(value))).toEqual([`activity.opens: ${message}`])
  })

  test('of Hong Kong is read as the moment it is', () => {
    const file = JSON.stringify(opens('2026-01-05T09:00:00+08:00'))
    expect(readCampaign(file, within).activity.opens).toBe(Date.UTC(2026, 0, 5, 1))
  })
})

describe('a period', () => {
  test('ends after it begins', () => {
    const file = changed(({ activity }) => {
      activity.closes = activity.opens
    })
    expect(lines(file)).toEqual(['activity.closes: must be later than opens'])
  })

  const stages = (change: (stages: Record<string, unknown>[]) => void) =>
    changed(({ page }) => change(page.stages as Record<string, unknown>[]), stagedCampaign)

  test('of a stage begins no earlier than the one before, and lies in the activity’s', () => {
    const out = stages(([one, two, three]) => {
      Object.assign(one!, { opens: '2026-01-04T09:00+08:00' })
      Object.assign(two!, { opens: '2026-01-09T09:00+08:00', closes: '2026-01-08T09:00+08:00' })
      Object.assign(three!, { closes: '2026-03-05T18:00+08:00' })
    })
    expect(lines(out)).toEqual([
      'page.stages[1].closes: must be later than opens',
      'page.stages[0].opens: is before the activity opens',
      'page.stages[2].opens: is before the stage above opens: stages are done in order',
      'page.stages[2].closes: is after the activity closes',
    ])
  })

  test('belongs to a stage with an id of its own', () => {
    const twice = stages(([, two]) => Object.assign(two!, { id: 'one' }))
    expect(lines(twice)).toEqual(['page.stages[1].id: is the id of an earlier stage too'])
  })
})

describe('an activity', () => {
  const activity = (fields: Record<string, unknown>, base = smallCampaign) =>
    changed((file) => Object.assign(file.activity, fields), base)

  test.each([
    ['/activityTemplate?code=other', 'must end in ?code=spring-talk'],
    ['/activityTemplate', 'must end in ?code=spring-talk'],
    ['/keetaActivity?code=other', 'must end in ?code=spring-talk'],
    ['https://evil.com', 'must be a page such as /activityTemplate?code=spring'],
  ])('at %s is refused', (route, message) => {
    expect(lines(activity({ route }))).toEqual([`activity.route: ${message}`])
  })

  test.each(['/keetaActivity', '/keetaActivity?code=spring-talk'])(
    'may fill the frame of a page with a route of its own, %s',
    (route) => {
      expect(lines(activity({ route }))).toEqual([])
    },
  )

  test('has stages on the second template, and only there', () => {
    expect(lines(activity({ route: '/activitySecondTemplate?code=spring-talk' }))).toEqual([
      'page.stages: needs at least 1 on this route',
    ])
    expect(lines(activity({ route: '/activityTemplate?code=spring-talk' }, stagedCampaign))).toEqual([
      'page.stages: are for /activitySecondTemplate',
    ])
  })

  test('has no stock beside its stages, since it is stages that are joined and counted', () => {
    expect(lines(activity({ stock: 3 }, stagedCampaign))).toEqual([
      'activity.stock: counts nothing where there are stages: each has a stock of its own',
    ])
  })

  test('without a level to join at has no stock and no stages', () => {
    expect(lines(activity({ joinLevel: null, stock: 3 }))).toEqual([
      'activity.stock: is given out by joining, but activity.joinLevel is null: there is nothing to join',
    ])
    expect(lines(activity({ joinLevel: null }, stagedCampaign))).toEqual([
      'page.stages: are joined, but activity.joinLevel is null: there is nothing to join',
    ])
  })

  test('asks for an account only of those who log in, and for no participation in itself', () => {
    const eligibility = { accountTypes: ['cash'], notAfter: [488, 900] }
    expect(lines(activity({ eligibility }))).toEqual([
      'activity.eligibility.accountTypes: is known of clients only: joinLevel must be "login"',
      'activity.eligibility.notAfter: names this activity itself',
    ])
  })

  test.each([
    [{ number: 0 }, 'activity.number: must be at least 1'],
    [{ number: 1.5 }, 'activity.number: must be a whole number'],
    [{ joinLevel: 'tourist' }, 'activity.joinLevel: must be "register" or "login"'],
    [{ joinLevel: undefined }, 'activity.joinLevel: is missing'],
    [{ stock: -1 }, 'activity.stock: must be at least 0'],
    [{ followsCalendar: 'yes' }, 'activity.followsCalendar: must be true or false'],
    [{ eligibility: { ages: [18] } }, 'activity.eligibility.ages: is not known here'],
    [{ price: 3 }, 'activity.price: is not known here'],
  ])('%j: %s', (fields, line) => {
    expect(lines(activity(fields))).toEqual([line])
  })
})

test('every fault is told at once', () => {
  const file = stagedCampaign()
  Object.assign(file.activity, { number: 'x', closes: '2026-01-05T09:00+08:00', title: { 'zh-CN': '' } })
  file.page.blocks = [{ kind: 'join', label: text }, { kind: 'banner' }, rewards(reward('cash', { product: 'x' }))]
  expect(faultsOf(file).map(({ path }) => path)).toEqual([
    'activity.number',
    'activity.title.zh-CN',
    'activity.title.en-US',
    'page.blocks[1].kind',
    'page.blocks[2].rewards[0].requires.product',
    // no terms, no risk
    'page.blocks',
    'page.blocks',
    'activity.closes',
    'page.stages[0].closes',
    'page.stages[1].closes',
    'page.stages[2].closes',
  ])
})
