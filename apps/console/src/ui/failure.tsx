import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { CloudOff, ShieldAlert, TriangleAlert, WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import type { Fault, FaultKind } from '../shared/fault.ts'
import { signInAddress } from '../shared/sign-in-address.ts'
import { faults, text } from '../text/text.ts'
import { Button, ButtonLink } from './button.tsx'
import { CopyText } from './copy-text.tsx'

const icons: Partial<Record<FaultKind, typeof WifiOff>> = { offline: WifiOff, away: CloudOff, role: ShieldAlert }
/** Failures after which the same attempt cannot succeed. */
const isFinal: ReadonlySet<FaultKind> = new Set(['role', 'forbidden', 'signedOut'])

interface Props {
  readonly fault: Fault
  readonly again?: () => void
  /** fills the place of the contents that could not be shown */
  readonly isWhole?: boolean
}

/** Shows why something failed, what the person can do, and the reference of the failed request. */
export const Failure = ({ fault, again, isWhole = false }: Props) => {
  const t = useText(faults)
  const h = useText(text)
  const Icon = icons[fault.kind] ?? TriangleAlert
  const { kind, reference, seconds = 0 } = fault

  useEffect(() => {
    if (kind !== 'offline' || !again) return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [kind, again])

  return (
    <div className={`failure ${isWhole ? 'failure-whole' : ''}`} role="alert">
      <Icon className="failure-icon" size={isWhole ? 28 : 18} aria-hidden="true" />
      <div className="failure-text">
        <p className="failure-title">{t[kind]}</p>
        <p>{fill(t[`${kind}Way`], { seconds })}</p>
        {reference !== null && (
          <p className="failure-reference">
            {fill(h.reference, { reference: '' })} <CopyText value={reference} />
          </p>
        )}
      </div>
      {kind === 'signedOut' && (
        <ButtonLink kind="main" href={signInAddress()}>
          {h.signIn}
        </ButtonLink>
      )}
      {again && !isFinal.has(kind) && <Button onClick={again}>{h.again}</Button>}
    </div>
  )
}
