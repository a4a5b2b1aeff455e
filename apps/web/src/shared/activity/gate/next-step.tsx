import type { GateState } from '@foyer/api/gate'
import { useText } from '../../text/use-text.ts'
import { useShown } from '../shown.ts'
import { text } from './text.ts'

/** The path of the current page, encoded for the return after signing in. */
const here = () => encodeURIComponent(location.hash.slice(1))

/** Links to the next step for a closed gate. The action of an open gate is in `JoinAction`. */
export const NextStep = ({ gate }: { gate: GateState }) => {
  const t = useText(text)
  const { actions } = useShown()
  switch (gate) {
    case 'anonymous':
      return (
        <a className="button" href={`#/loginPage?back=${here()}`}>
          {actions.signIn ?? t.signIn}
        </a>
      )
    case 'registered':
      return (
        <a className="button" href={`#/selectLogin?way=account&back=${here()}`}>
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
