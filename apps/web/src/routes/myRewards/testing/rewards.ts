import type { RewardDetail, RewardsReply } from '@foyer/contract/rewards'
import type { Page } from '@playwright/test'
import { expect, type Language } from '../../../../../../e2e/fixtures.ts'
import { openSignedIn } from '../../../../../../e2e/signed-in.ts'

const fromHere = { 'X-Forwarded-For': '127.0.0.1' }
const slow = { timeout: 30_000 }

/** What is granted here, as a rule would describe it. */
const facts = {
  exchange_voucher: {
    name: { 'zh-CN': '港岛咖啡券', 'zh-HK': '港島咖啡券', 'en-US': 'Island coffee voucher' },
    note: { 'zh-CN': '换领中杯咖啡一杯', 'zh-HK': '換領中杯咖啡一杯', 'en-US': 'One medium coffee' },
    usage: [
      { 'zh-CN': '点单时说明使用兑换券', 'zh-HK': '落單時說明使用換領券', 'en-US': 'Say that you have a voucher' },
      { 'zh-CN': '向店员出示二维码', 'zh-HK': '向店員出示二維碼', 'en-US': 'Show the QR code to the staff' },
    ],
  },
  cash_return: {
    name: { 'zh-CN': '10 月交易费回赠', 'zh-HK': '10 月交易費回贈', 'en-US': 'Fee cashback for October' },
    note: {
      'zh-CN': '按已结算交易的费用计算',
      'zh-HK': '按已交收交易的費用計算',
      'en-US': 'On fees of settled trades',
    },
    usage: [
      { 'zh-CN': '领取后存入证券账户', 'zh-HK': '領取後存入證券賬戶', 'en-US': 'Claim it to your securities account' },
    ],
  },
  physical_gift: {
    name: { 'zh-CN': '风帆长柄伞', 'zh-HK': '風帆長柄傘', 'en-US': 'Sail walking umbrella' },
    note: { 'zh-CN': '直径 120 厘米，深蓝色', 'zh-HK': '直徑 120 厘米，深藍色', 'en-US': '120 cm across, navy' },
    usage: [{ 'zh-CN': '按所填地址寄出', 'zh-HK': '按所填地址寄出', 'en-US': 'Sent to the address you give' }],
  },
} as const

interface Wanted {
  type?: keyof typeof facts
  status?: string
  amount?: number
  code?: string
  validForDays?: number | null
  payoutInDays?: number
}

/** Grants a person a reward, a voucher unless told otherwise. */
export const grant = async ({ request }: Pick<Page, 'request'>, mobileNo: string, wanted: Wanted = {}) => {
  const type = wanted.type ?? 'exchange_voucher'
  const data = { mobile: `+852${mobileNo}`, activity: 'first-account', facts: facts[type], ...wanted, type }
  const reply = await request.post('/dev/rewards', { headers: fromHere, data })
  const { data: granted } = (await reply.json()) as { data: { id: string } }
  return granted.id
}

export const move = ({ request }: Pick<Page, 'request'>, id: string, event: string) =>
  request.post('/dev/rewards/status', { headers: fromHere, data: { id, event } })

/** One of each kind that can be used, and one that is over. */
export const grantSeveral = async (page: Page, mobileNo: string) => {
  const voucher = await grant(page, mobileNo, { validForDays: 2.5 })
  await grant(page, mobileNo, { type: 'cash_return', amount: 8_880 })
  await grant(page, mobileNo, { type: 'cash_return', amount: 123_456, status: 'pending', payoutInDays: 12 })
  await grant(page, mobileNo, { type: 'physical_gift', status: 'shipped', validForDays: null })
  await grant(page, mobileNo, { status: 'used' })
  await grant(page, mobileNo, { status: 'expired' })
  await grant(page, mobileNo, { type: 'cash_return', amount: 500, status: 'revoked' })
  return voucher
}

export const cards = (page: Page) => page.locator('.reward-card')
export const pathOf = (id: string) => `/myRewards?id=${id}`

/** Signs a person in on the way to their rewards, or to one of them. */
export const arrive = async (page: Page, language: Language, mobileNo: string, path = '/myRewards') => {
  await openSignedIn(page, language, mobileNo, path)
  await expect(page.locator('.tab-panel .pull-refresh, .reward-detail, .rewards-empty').first()).toBeVisible(slow)
  await expect(page.locator('.loading-shapes')).toHaveCount(0, slow)
  await expect(page.locator('.toast')).toHaveCount(0, slow)
}

/** A state that no person of the sandbox is in, as the server would say it. */
export const say = (page: Page, change: (detail: RewardDetail) => RewardDetail) =>
  page.route('**/user/rewards/detail', async (route) => {
    const reply = (await (await route.fetch()).json()) as { data: RewardDetail }
    await route.fulfill({ json: { ...reply, data: change(reply.data) } })
  })

export const sayOfList = (page: Page, change: (reply: RewardsReply) => RewardsReply) =>
  page.route('**/user/rewards', async (route) => {
    const reply = (await (await route.fetch()).json()) as { data: RewardsReply }
    await route.fulfill({ json: { ...reply, data: change(reply.data) } })
  })
