import type { HoldReply } from '@foyer/api/conversion'
import { useEffect } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { failureOf } from '../../../platform/session.ts'
import { Art } from '../../../shared/art/art.tsx'
import { isId } from '../../../shared/conversion/is-id.ts'
import { NotFound } from '../../../shared/conversion/not-found.tsx'
import { exchange } from '../../../shared/conversion/paths.ts'
import { usePreservedFocus } from '../../../shared/conversion/use-preserved-focus.ts'
import { PersonalPart } from '../../../shared/personal/personal-part.tsx'
import { type Personal, usePersonal } from '../../../shared/personal/use-personal.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../../../shared/ui/skeleton.module.css'
import * as pageStyles from '../page.module.css'
import { text } from '../text.ts'
import { Ended } from './ended.tsx'
import { Reservation } from './reservation.tsx'
import { toResult } from './to-result.ts'

const Shapes = () => (
  <div className={pageStyles.startingParts}>
    <div className={`${styles.skeleton} ${pageStyles.timerShape}`} />
    <div className={`${styles.skeleton} ${pageStyles.receiptShape}`} />
    <div className={`${styles.skeleton} ${pageStyles.actionShape}`} />
  </div>
)

/** A confirmed reservation leads to the page of its result. */
const Committed = ({ conversion }: { conversion: string }) => {
  useEffect(() => toResult(conversion), [conversion])
  return <Shapes />
}

type Reserved = HoldReply & { receivedAt: number }

const State = ({ reserved, personal }: { reserved: Reserved; personal: Personal<HoldReply> }) => {
  const { status, conversion } = reserved.hold
  const heading = usePreservedFocus(status)
  if (conversion !== null) return <Committed conversion={conversion} />
  return status === 'held' ? (
    <Reservation reserved={reserved} personal={personal} />
  ) : (
    <Ended reserved={reserved} heading={heading} isExpired={status === 'expired'} />
  )
}

/** The reservation that the address names, as the server returns it. */
export const Starting = ({ id }: { id: string }) => {
  const t = useText(text)
  const personal = usePersonal(
    pathTo('POST /user/:number/conversion/held', exchange),
    { hold: id },
    { enabled: isId(id) },
  )
  if (
    !isId(id) ||
    (personal.error && failureOf<'POST /user/:number/conversion/held'>(personal.error).reason === 'not_found')
  )
    return <NotFound title={t.unknownHold} why={t.unknownHoldWhy} />
  return (
    <PersonalPart personal={personal} level="register" picture={<Art scene="prizes/voucher" />} skeleton={<Shapes />}>
      {(reserved) => <State reserved={reserved} personal={personal} />}
    </PersonalPart>
  )
}
