import { inLanguage } from '@foyer/api/languages'
import type { Notice, NoticeKind } from '@foyer/api/notices'
import { isRoute } from '../../platform/navigation.ts'
import { dayAndClock, formatDay, formatMonthDay, hongKongDay } from '../../shared/format/hong-kong-time.ts'
import { currencySymbol, grouped } from '../../shared/market/figures.ts'
import type { Language } from '../../shared/text/languages.ts'
import { fill, textsIn } from '../../shared/text/table.ts'
import { checkIcon, clockIcon } from '../../shared/ui/later-icons.ts'
import * as icons from './icons.ts'
import { text } from './notice-text.ts'

/** How a notice looks, and the page that it leads to. */
export interface NoticeWords {
  title: string
  line: string
  /** path after the hash; undefined where this client has no page for it */
  to: string | undefined
  icon: string
  tone: 'good' | 'warn' | 'danger' | 'brand'
}

/** `Nov 2, 09:30` on one line, with the year if it is not that of the notice. */
const momentIn = (language: Language, at: number, noticed: number): string => {
  const isSameYear = hongKongDay(at).slice(0, 4) === hongKongDay(noticed).slice(0, 4)
  const day = isSameYear ? formatMonthDay(language, at) : formatDay(language, at)
  return dayAndClock(language, day, at).replaceAll(' ', '\u00a0')
}

type Shown<K extends NoticeKind> = Extract<Notice, { kind: K }>
type Words = { [K in NoticeKind]: (notice: Shown<K>, language: Language) => NoticeWords }

const wordsOf: Words = {
  reward_issued: ({ facts: { reward, name } }, language) => {
    const t = textsIn(text, language)
    return {
      ...{ title: fill(t.rewardIssued, { name: inLanguage(name, language) }), line: t.rewardIssuedWhy },
      ...{ to: `/myRewards?id=${reward}`, icon: icons.giftIcon, tone: 'good' },
    }
  },
  reward_expiring: ({ at, facts: { reward, name, until } }, language) => {
    const t = textsIn(text, language)
    return {
      title: fill(t.rewardExpiring, { name: inLanguage(name, language) }),
      line: fill(t.rewardExpiringWhy, { time: momentIn(language, until, at) }),
      ...{ to: `/myRewards?id=${reward}`, icon: clockIcon, tone: 'warn' },
    }
  },
  allotment: ({ facts: { offering, name, route } }, language) => {
    const t = textsIn(text, language)
    return {
      ...{ title: fill(t.allotment, { name: inLanguage(name, language) }), line: t.allotmentWhy },
      ...{ to: `${route}?offering=${encodeURIComponent(offering)}`, icon: checkIcon, tone: 'brand' },
    }
  },
  live_starting: ({ at, facts: { session, title, opensAt } }, language) => {
    const t = textsIn(text, language)
    return {
      title: t.liveStarting,
      line: fill(t.liveStartingWhy, { title: inLanguage(title, language), time: momentIn(language, opensAt, at) }),
      ...{ to: `/818live?code=${encodeURIComponent(session)}`, icon: icons.liveIcon, tone: 'brand' },
    }
  },
  campaign_opens: ({ facts: { title, stage, route } }, language) => {
    const t = textsIn(text, language)
    return {
      title: fill(t.campaignOpens, { title: inLanguage(title, language) }),
      line: fill(t.campaignOpensWhy, { stage: inLanguage(stage, language) }),
      ...{ to: route, icon: icons.flagIcon, tone: 'brand' },
    }
  },
  campaign_ending: ({ at, facts: { title, route, endsAt } }, language) => {
    const t = textsIn(text, language)
    return {
      title: fill(t.campaignEnding, { title: inLanguage(title, language) }),
      line: fill(t.campaignEndingWhy, { time: momentIn(language, endsAt, at) }),
      ...{ to: route, icon: clockIcon, tone: 'warn' },
    }
  },
  price_alert: ({ facts: { code, name, condition, price, currency } }, language) => {
    const t = textsIn(text, language)
    const isPercent = condition.kind === 'percent_up' || condition.kind === 'percent_down'
    const priced = (of: number) => (currency ? currencySymbol(currency) : '') + grouped(String(of))
    const limit = condition.value
    const values = {
      ...{ name: inLanguage(name, language), price: priced(price) },
      value: isPercent ? Math.abs(limit) : priced(limit),
    }
    const titles = { above: t.above, below: t.below, percent_up: t.percentUp, percent_down: t.percentDown }
    return {
      title: fill(titles[condition.kind], values),
      line: fill(isPercent ? t.percentWhy : t.aboveWhy, values),
      ...{ to: `/security?code=${encodeURIComponent(code)}`, icon: icons.priceIcon, tone: 'brand' },
    }
  },
  call_back: ({ facts: { isMissed } }, language) => {
    const t = textsIn(text, language)
    if (isMissed)
      return { title: t.callMissed, line: t.callMissedWhy, to: '/about', icon: icons.phoneIcon, tone: 'warn' }
    return { title: t.callBack, line: t.callBackWhy, to: '/about', icon: icons.phoneIcon, tone: 'good' }
  },
  new_sign_in: (_, language) => {
    const t = textsIn(text, language)
    return {
      title: t.newSignIn,
      line: t.newSignInWhy,
      ...{ to: '/account?tab=sessions', icon: icons.deviceIcon, tone: 'danger' },
    }
  },
}

/** The words of a notice, and its way on, if this client has the page: a newer server may name another. */
export const noticeWords = (notice: Notice, language: Language): NoticeWords => {
  const words = (wordsOf[notice.kind] as (of: Notice, language: Language) => NoticeWords)(notice, language)
  // a number stays on the line of the word before it
  const title = words.title.replace(/ (?=\d)/g, '\u00a0')
  return { ...words, title, to: words.to !== undefined && isRoute(words.to) ? words.to : undefined }
}
