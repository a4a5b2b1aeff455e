import { places } from './campaign.ts'
import type { Kind, NewActivity } from './request.ts'

type Files = Readonly<Record<string, string>>

const voucherItem = `voucher: {
    name: { 'zh-CN': '合作方电子礼券', 'zh-HK': '合作夥伴電子禮券', 'en-US': 'Partner’s e-voucher' },
    note: {
      'zh-CN': '不可兑换现金，逾期作废。',
      'zh-HK': '不可兌換現金，逾期作廢。',
      'en-US': 'Not exchangeable for cash. It expires on the date shown.',
    },
    usage: [
      {
        'zh-CN': '付款前出示礼券代码。',
        'zh-HK': '付款前出示禮券代碼。',
        'en-US': 'Show the code before you pay.',
      },
    ],
    art: 'reward-voucher.svg',
  },`

const cashItem = `cash: {
    name: { 'zh-CN': '现金 10 港元', 'zh-HK': '現金 10 港元', 'en-US': 'HK$10 in cash' },
    note: {
      'zh-CN': '登录证券账户后在“我的奖励”领取。',
      'zh-HK': '登入證券賬戶後在「我的獎賞」領取。',
      'en-US': 'Claimed in My rewards once you log in to your account.',
    },
    usage: [
      {
        'zh-CN': '登录证券账户，打开“我的奖励”并领取。',
        'zh-HK': '登入證券賬戶，開啟「我的獎賞」並領取。',
        'en-US': 'Log in to your account, open my rewards and claim it.',
      },
    ],
  },`

const itemsFile = (
  names: readonly string[],
  items: string,
): string => `import type { RewardItem } from '@foyer/api/rewards'

/** What the activity grants. Each reward stores its description as it was when it was granted. */
export const items: Readonly<Record<${names.map((name) => `'${name}'`).join(' | ')}, RewardItem>> = {
  ${items}
}
`

const testFile = (tests: string, imports = ''): string => `import { expect, test } from 'vitest'
import { joins, newcomers } from '../../modules/activities/testing.ts'
${imports}import { testApp } from '../../testing/context.ts'
import { rule } from './rule.ts'

const { app, context } = await testApp()
const someone = newcomers(app, context)

${tests}
`

const voucher = ({ code, number }: NewActivity): Files => ({
  'items.ts': itemsFile(['voucher'], voucherItem),
  'rule.ts': `import { partnerVoucher } from '../partner-voucher.ts'
import { items } from './items.ts'

/** A voucher that the partner honours. */
export const rule = partnerVoucher({
  code: '${code}',
  item: 'voucher',
  items,
  validDays: 30,
  partner: {
    name: { 'zh-CN': '合作方', 'zh-HK': '合作夥伴', 'en-US': 'Partner' },
    dataStatement: {
      'zh-CN': '您的手机号，用来把礼券绑定到您在合作方的账户。',
      'zh-HK': '您的手機號碼，用來把禮券綁定至您在合作夥伴的賬戶。',
      'en-US': 'Your phone number, to bind the voucher to your account with the partner.',
    },
  },
  sandboxPool: { prefix: 'V${number}', size: ${places.voucher} },
})
`,
  'rule.test.ts':
    testFile(`test('A person who joins ${code} twice has one voucher with one code, which waits for the partner', async () => {
  const { from, as } = await someone()
  const first = await joins(from, as, rule.activity)
  expect((await joins(from, as, rule.activity)).data.participation).toEqual(first.data.participation)
  const rows = await context.db\`
    select status, item, voucher_code_id is not null as has_code from rewards where activity = \${rule.activity}\`
  expect([...rows]).toEqual([{ status: 'pending', item: 'voucher', has_code: true }])
})`),
})

const draw = ({ code }: NewActivity): Files => ({
  'items.ts': itemsFile(['voucher', 'cash'], `${voucherItem}\n  ${cashItem}`),
  'rule.ts': `import { drawActivity } from '../draw-activity.ts'
import { named } from '../named.ts'
import { items } from './items.ts'

/** A draw with a chance for joining and one for each daily visit. */
export const { rule, draw } = drawActivity({
  ...named('${code}'),
  items,
  licenceNo: '000000',
  tasks: ['join', 'visit'],
  prizes: [
    { code: 'voucher', type: 'exchange_voucher', odds: 100_000, stock: 100, days: 60 },
    { code: 'cash', type: 'cash_return', odds: 50_000, stock: 50, amount: 1_000, days: 60 },
  ],
  sandboxDraws: 24,
})
`,
  'rule.test.ts': testFile(
    `test('A person who joins ${code} has a chance for joining and one for the day, and a draw uses one', async () => {
  const { from, as } = await someone()
  await joins(from, as, rule.activity)
  const chances = async () => (await from.post(\`/api/user/\${rule.activity}/draws\`, {}, as)).json().data.chances
  expect(await chances()).toBe(2)
  const drawn = await from.post(\`/api/user/\${rule.activity}/draw\`, drawBody(), as)
  expect(drawn.json()).toMatchObject({ status: 0 })
  expect(await chances()).toBe(1)
})`,
    "import { drawBody } from '../../modules/draws/testing.ts'\n",
  ),
})

const points = ({ code }: NewActivity): Files => ({
  'rule.ts': `import { named } from '../named.ts'
import { pointsActivity } from '../points-activity.ts'

export const rule = pointsActivity(named('${code}'), 100)
`,
  'rule.test.ts': testFile(`test('A person who joins ${code} twice has its points once', async () => {
  const { from, as } = await someone()
  await joins(from, as, rule.activity)
  expect(await joins(from, as, rule.activity)).toMatchObject({ status: 0 })
  const accounts = await context.db\`
    select balance::int from ledger_accounts where unit = 'points' and kind = 'person'\`
  expect([...accounts]).toEqual([{ balance: 100 }])
})`),
})

const filesOf: Readonly<Record<Kind, (activity: NewActivity) => Files>> = { voucher, draw, points, page: () => ({}) }

/** The rule of a new activity, its items and its test, by file name; none for a page alone. */
export const ruleFilesOf = (activity: NewActivity): Files => filesOf[activity.kind](activity)
