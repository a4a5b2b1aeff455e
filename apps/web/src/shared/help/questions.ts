import type { ActivityDetail } from '@foyer/api/activities'
import { inLanguage } from '@foyer/api/languages'
import { useSyncExternalStore } from 'react'
import { serverCache } from '../server/query-client.tsx'
import type { Language } from '../text/languages.ts'
import { type TextKey, textsIn } from '../text/table.ts'
import { questionTexts } from './question-texts.ts'

/** A question with its answer, in one language. */
export interface HelpQuestion {
  readonly question: string
  readonly answer: string
}

type Name = Extract<TextKey<typeof questionTexts>, `${string}Answer`> extends `${infer N}Answer` ? N : never
/** What a screen is about, for its questions. */
export type ScreenKind = 'signIn' | 'account' | 'rewards' | 'activity'

const general: Readonly<Record<ScreenKind, readonly Name[]>> = {
  signIn: ['noCode', 'oldNumber', 'requestedCode'],
  account: ['twoSteps', 'hide', 'unknownDevice'],
  rewards: ['when', 'missing', 'expired'],
  activity: ['mayJoin', 'when', 'missing'],
}

const kinds: Readonly<Record<string, ScreenKind>> = {
  '/loginPage': 'signIn',
  '/selectLogin': 'signIn',
  '/changePhone': 'signIn',
  '/account': 'account',
  '/privacy': 'account',
  '/myRewards': 'rewards',
  '/conversionQRCode': 'rewards',
  '/conversionResult': 'rewards',
}

/** What the screen in the address is about. */
export const screenKind = (): ScreenKind => kinds[location.hash.slice(1).split('?')[0] ?? ''] ?? 'activity'

/** The activity that the page shows, from the documents that it has read. */
const shownActivity = (): { readonly detail: ActivityDetail } | undefined =>
  serverCache
    .getQueryCache()
    .find<{ readonly detail: ActivityDetail }>({ queryKey: ['activity'], exact: false, type: 'active' })?.state.data

/** The most questions of a page; more are on the page itself. */
const most = 5

/** The questions of the page: those of its activity once it has loaded, or the general ones of its kind. */
export const useQuestions = (language: Language): readonly HelpQuestion[] => {
  const activity = useSyncExternalStore(serverCache.getQueryCache().subscribe, shownActivity)
  const own = activity?.detail.blocks.find((block) => block.kind === 'faq')?.questions
  if (own && own.length > 0)
    return own.slice(0, most).map(({ question, answer }) => ({
      question: inLanguage(question, language),
      answer: inLanguage(answer, language),
    }))
  const t = textsIn(questionTexts, language)
  return general[screenKind()].map((name) => ({ question: t[name], answer: t[`${name}Answer`] }))
}
