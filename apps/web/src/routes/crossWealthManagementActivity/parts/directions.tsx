import type { Direction } from '@foyer/api/cross-border'
import { inLanguage } from '@foyer/api/languages'
import { pathTo } from '../../../platform/path-to.ts'
import { Dated } from '../../../shared/cross-border/dated.tsx'
import { text as common } from '../../../shared/cross-border/text.ts'
import { TitledShape } from '../../../shared/cross-border/titled-shape.tsx'
import { usePublic } from '../../../shared/cross-border/use-public.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { Tabs } from '../../../shared/ui/tabs/tabs.tsx'
import { SelfCheck } from '../check/self-check.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import type { BelowProps } from './below.tsx'

// this part is below the first screen, so its code loads later
const Below = lazyPart<BelowProps>(
  () => import('./below.tsx').then((part) => part.Below),
  <div className={styles.wealthBelowShape} />,
)

const path = pathTo('GET /wealth-connect')
const shape = (
  <div className={styles.wealthShape}>
    <div className={skeletonStyles.skeleton} aria-hidden="true" />
    <TitledShape cards={[6]} />
    <TitledShape cards={[6]} />
  </div>
)

interface DirectionsProps {
  chosen: Direction
  onChoose: (direction: Direction) => void
  /** the questions of the self-check are open */
  isChecking: boolean
  onCheck: () => void
}

/** Both directions as tabs. The card above shows why they are not loaded. */
export const Directions = ({ chosen, onChoose, isChecking, onCheck }: DirectionsProps) => {
  const t = useText(text)
  const c = useText(common)
  const language = useLanguage()
  const { data, error, refetch } = usePublic(path)
  const online = useOnline()
  if (!data) return error || !online ? null : <div aria-hidden="true">{shape}</div>
  const { directions, rules, asOf, sources } = data
  const shown = directions.find(({ direction }) => direction === chosen)
  // the activity is withheld at the visitor's place
  if (!shown) return null
  return (
    <div className={styles.wealthDirections}>
      <Tabs<Direction>
        label={c.directions}
        tabs={directions.map(({ direction: value }) => ({ value, label: c[value] }))}
        value={chosen}
        onChange={onChoose}
      >
        <div className={styles.wealthPanel} key={chosen}>
          <p className={styles.wealthForWhom}>{inLanguage(shown.forWhom, language)}</p>
          <SelfCheck
            shown={shown}
            rules={rules}
            isStarted={isChecking}
            onStart={onCheck}
            onOutdated={() => void refetch()}
          />
          <Below shown={shown} />
        </div>
      </Tabs>
      <Dated asOf={asOf} sources={sources}>
        <p>{t.forMainland}</p>
      </Dated>
    </div>
  )
}
