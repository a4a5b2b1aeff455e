import { pathTo } from '../../../platform/path-to.ts'
import { failureOf } from '../../../platform/session.ts'
import { Art } from '../../../shared/art/art.tsx'
import { isId } from '../../../shared/conversion/is-id.ts'
import { NotFound } from '../../../shared/conversion/not-found.tsx'
import { exchange } from '../../../shared/conversion/paths.ts'
import { PersonalPart } from '../../../shared/personal/personal-part.tsx'
import { usePersonal } from '../../../shared/personal/use-personal.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../../../shared/ui/skeleton.module.css'
import * as pageStyles from '../page.module.css'
import { text } from '../text.ts'
import { Actions } from './actions.tsx'
import { Outcome } from './outcome.tsx'
import { Receipt } from './receipt.tsx'

const Shapes = () => (
  <div className={pageStyles.resultParts}>
    <div className={`${styles.skeleton} ${pageStyles.outcomeShape}`} />
    <div className={`${styles.skeleton} ${pageStyles.resultReceiptShape}`} />
  </div>
)

/** The exchange that the address names, as the server returns it. */
export const Result = ({ id }: { id: string }) => {
  const t = useText(text)
  const personal = usePersonal(pathTo('POST /user/:number/conversion/status', exchange), { id }, { enabled: isId(id) })
  if (
    !isId(id) ||
    (personal.error && failureOf<'POST /user/:number/conversion/status'>(personal.error).reason === 'not_found')
  )
    return <NotFound title={t.unknownResult} why={t.unknownResultWhy} />
  return (
    <PersonalPart personal={personal} level="register" picture={<Art scene="prizes/voucher" />} skeleton={<Shapes />}>
      {(reply) => (
        <div className={pageStyles.resultParts}>
          <Outcome conversion={reply.conversion} />
          <Actions conversion={reply.conversion} personal={personal} />
          <Receipt reply={reply} />
        </div>
      )}
    </PersonalPart>
  )
}
