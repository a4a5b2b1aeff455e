import type { GateState } from '@foyer/api/gate'
import { inLanguage } from '@foyer/api/languages'
import { useLanguage } from '../../text/language.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { blockOf } from '../blocks/block-of.ts'
import { useShown } from '../shown.ts'
import { text } from './text.ts'

/** The path of the current page, encoded for the return after signing in. */
const here = () => encodeURIComponent(location.hash.slice(1))

/** The words of the link to the sign-in: the page's own, or what the author's button will do. */
const useSignInWords = (): string => {
  const t = useText(text)
  const language = useLanguage()
  const { detail, actions } = useShown()
  const stage = detail.stages.find(({ phase }) => phase === 'open')
  const act = inLanguage(stage?.action ?? blockOf(detail.blocks, 'join')?.label, language)
  if (actions.signIn) return actions.signIn
  return act ? fill(t.signInTo, { act: act.charAt(0).toLowerCase() + act.slice(1) }) : t.signIn
}

interface NextStepProps {
  /** by default the person's own */
  gate?: GateState
  /** words of the sign-in, where they depend on the page's data */
  signIn?: string
  /** sign-in and account are not the main action: what they lead to is not possible or not shown yet */
  isQuiet?: boolean
}

/** Links to the next step for a closed gate. The action of an open gate is in `JoinAction`. */
export const NextStep = ({ gate: given, signIn, isQuiet = false }: NextStepProps) => {
  const t = useText(text)
  const signInWords = useSignInWords()
  const { personalStatus } = useShown()
  const gate = given ?? personalStatus.gate
  const look = isQuiet ? 'button button-plain' : 'button'
  switch (gate) {
    case 'anonymous':
      return (
        <a className={look} href={`#/loginPage?back=${here()}`}>
          {signIn ?? signInWords}
        </a>
      )
    case 'registered':
      return (
        <a className={look} href={`#/selectLogin?way=account&back=${here()}`}>
          {t.toAccount}
        </a>
      )
    case 'available':
    case 'joined':
    case 'not_started':
      return null
    default:
      return (
        <a className="button button-plain" href="#/">
          {t.others}
        </a>
      )
  }
}
