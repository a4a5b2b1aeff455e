import type { Direction } from '@foyer/api/cross-border'
import { useId, useState } from 'react'
import { useText } from '../../../shared/text/use-text.ts'
import { Segmented } from '../../../shared/ui/segmented.tsx'
import * as styles from '../page.module.css'
import { text } from './residence-text.ts'

const places = ['mainland', 'hongKong', 'macao'] as const
type Place = (typeof places)[number]

/** Which direction of the scheme is for a place of residence. The choice stays in the page. */
export const Residence = () => {
  const t = useText(text)
  const id = useId()
  const [place, setPlace] = useState<Place | ''>('')
  const direction: Direction | undefined = place === '' ? undefined : place === 'mainland' ? 'southbound' : 'northbound'
  return (
    <section className={styles.residence} aria-labelledby={id}>
      <h2 id={id}>{t.title}</h2>
      <Segmented<Place | ''>
        label={t.title}
        options={places.map((value) => ({ value, label: t[value] }))}
        value={place}
        onChange={setPlace}
      />
      {direction && (
        <div className={styles.residenceWay} data-direction={direction} aria-hidden="true">
          <span>{t.from}</span>
          <i />
          <span>{t.to}</span>
        </div>
      )}
      <p className={styles.residenceWhy} role="status">
        {direction && t[direction]}
      </p>
      {direction && (
        <a className="button button-outlined" href={`#/crossWealthManagementActivity?direction=${direction}`}>
          {t.check}
        </a>
      )}
    </section>
  )
}
