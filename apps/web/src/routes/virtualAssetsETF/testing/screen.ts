import type { TestStatus } from '@foyer/api/knowledge-tests'
import { type Answers, serve } from '@foyer/testing/browser'
import { page } from 'vitest/browser'
import { marketAnswers } from '../../../shared/market/testing/answers.ts'
import '../../../shared/market/testing/feed.ts'
import * as gateStyles from '../../../shared/activity/gate/gate.module.css'
import * as marketLineStyles from '../../../shared/market/market-line.module.css'
import * as priceStyles from '../../../shared/market/price.module.css'
import * as sparklineStyles from '../../../shared/market/sparkline.module.css'
import type { MarketConditions } from '../../../shared/market/testing/replies.ts'
import * as sheetStyles from '../../../shared/ui/sheet.module.css'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import * as spinnerStyles from '../../../shared/ui/spinner.module.css'
import { appears, disappears } from '../../../testing/appears.ts'
import { type Opening, openScreen } from '../../../testing/screen.tsx'
import * as pageStyles from '../page.module.css'
import { begun, begunAgain, fundsReply, handInReply, needed } from './replies.ts'

export const path = '/virtualAssetsETF'
export const fundsEndpoint = 'GET /api/virtual-assets/funds'
export const statusEndpoint = 'POST /api/user/494/joinStatus'
export const joinEndpoint = 'POST /api/user/494/join'
export const discountEndpoint = 'POST /api/user/494/discount'
export const testEndpoint = 'POST /api/user/494/knowledgeTest'
export const beginEndpoint = `${testEndpoint}/begin`
export const handInEndpoint = `${testEndpoint}/handIn`

/** Funds and their quotes. */
export const fundAnswers = (conditions: MarketConditions = { delay: 900 }): Answers => ({
  ...marketAnswers(conditions),
  [fundsEndpoint]: () => fundsReply(conditions),
})

const setStatus = (status: TestStatus): TestStatus => {
  serve({ [testEndpoint]: status })
  return status
}
/** The knowledge test of a person who hands it in with the given number of wrong answers. */
export const testAnswers = (status: TestStatus = needed, wrong = 0): Answers => ({
  [testEndpoint]: status,
  [beginEndpoint]: () => setStatus(status.last ? begunAgain : begun),
  [handInEndpoint]: () => {
    setStatus(handInReply(wrong).status)
    return handInReply(wrong)
  },
})

/** Waits until funds, quotes, gate and the parts below are shown. */
export const settled = async (): Promise<void> => {
  await appears(`.${sparklineStyles.sparkline} polyline`)
  await appears(`#knowledge-test, .${pageStyles.vaMore}`)
  // the page of a person who joined has them folded
  if (!document.querySelector(`.${pageStyles.vaMore}`)) {
    await appears(`.${pageStyles.vaQuotes} .${priceStyles.price}`)
    await appears(`.${pageStyles.vaFeesCard}`)
    await appears(`.${marketLineStyles.marketState}`)
  }
  await disappears(`.${gateStyles.gatePanel} .${spinnerStyles.spinner}, .${skeletonStyles.skeleton}`)
}

/** Opens the page as a client with a margin account who may join. */
export const openTo = async (
  status: TestStatus = needed,
  { answers, ...opening }: Opening = {},
  wrong = 0,
): Promise<void> => {
  await openScreen(path, {
    viewer: 'margin',
    ...opening,
    answers: { ...fundAnswers(), ...testAnswers(status, wrong), ...answers },
  })
  await settled()
}

export const knowledge = page.getByRole('region', { name: 'Knowledge test' })
export const panel = page.getByCss(`.${gateStyles.gatePanel}`)
export const sheet = page.getByRole('dialog')

/** Begins an attempt, or continues it. */
export const openTest = async (): Promise<void> => {
  await appears(`.${pageStyles.vaTest} button`)
  document.querySelector<HTMLElement>(`.${pageStyles.vaTest} button`)?.click()
  await appears(`dialog .${pageStyles.vaQuestion}`)
}
/** Presses the last button of the sheet: Next, or Hand in. */
export const turn = (): void => {
  ;[...document.querySelectorAll<HTMLElement>(`dialog .${sheetStyles.sheetFooter} .button`)].at(-1)?.click()
}
/** Selects an option of the shown question. */
export const choose = (option: string): void => {
  document.querySelector<HTMLElement>(`dialog .${pageStyles.vaOption} input[value="${option}"]`)?.click()
}
/** Answers the open test up to the last question, with the given number of wrong answers first. */
export const answerAll = async (wrong = 0): Promise<void> => {
  for (let n = 1; n <= 6; n++) {
    await appears(`dialog [data-question="loss-${n}"]`)
    choose(n <= wrong ? 'b' : 'a')
    await appears(`dialog .${pageStyles.vaOption} :checked`)
    if (n < 6) turn()
  }
}
/** Takes the test from the card to the result. */
export const takeTest = async (wrong = 0): Promise<void> => {
  await openTest()
  await answerAll(wrong)
  turn()
  await disappears('dialog')
  await appears(`.${pageStyles.vaResult}`)
}
