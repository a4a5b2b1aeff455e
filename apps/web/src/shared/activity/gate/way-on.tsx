import type { GateState } from '@foyer/contract/activities'
import { useText } from '../../text/use-text.ts'
import { text } from './text.ts'

/** This very page, for the way back from signing in. */
const here = () => encodeURIComponent(location.hash.slice(1))

/** Where a person goes on from a state of the gate; joining itself is not here. */
export const WayOn = ({ gate }: { gate: GateState }) => {
  const t = useText(text)
  switch (gate) {
    case 'anonymous':
      return (
        <a className="button" href={`#/loginPage?back=${here()}`}>
          {t.signIn}
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
