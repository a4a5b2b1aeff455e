import type { InstrumentFacts } from '@foyer/api/market'
import { pathTo } from '../../../platform/path-to.ts'
import { PersonalPart } from '../../../shared/personal/personal-part.tsx'
import { usePersonal } from '../../../shared/personal/use-personal.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { AlertForm } from './alert-form.tsx'
import { AlertList } from './alert-list.tsx'
import * as styles from './alerts.module.css'
import { text } from './text.ts'

/** Sets alerts of an instrument, and lists all alerts of the person. */
export const AlertSheet = ({ facts, onClose }: { facts: InstrumentFacts; onClose: () => void }) => {
  const t = useText(text)
  const personal = usePersonal(pathTo('POST /user/price-alerts'), {})
  return (
    <Sheet title={t.title} onClose={onClose}>
      <div className={styles.alertSheet}>
        <AlertForm facts={facts} onAdded={(reply) => void personal.take(reply)} />
        <section className={styles.alertSection}>
          <h3>{t.yours}</h3>
          <PersonalPart personal={personal} level="register" skeleton={<div className={styles.alertsShape} />}>
            {({ alerts }) =>
              alerts.length === 0 ? (
                <p className={styles.alertNone}>{t.none}</p>
              ) : (
                <AlertList alerts={alerts} onChanged={(reply) => void personal.take(reply)} />
              )
            }
          </PersonalPart>
        </section>
      </div>
    </Sheet>
  )
}
