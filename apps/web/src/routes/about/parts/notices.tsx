import { useState } from 'react'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useHeadingFocus } from '../../../shared/ui/heading-focus.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import notices from '../notices.generated.json?url'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { joinLines } from './joined-lines.ts'

interface Notices {
  readonly packages: readonly { name: string; version: string; licence: string; text?: number }[]
  readonly texts: readonly string[]
}

const load = async (): Promise<Notices> => {
  const response = await fetch(notices)
  if (!response.ok) throw new Error(`the request for the notices failed with status ${response.status}`)
  return (await response.json()) as Notices
}

/** One package. Its licence text appears when the visitor opens it. */
const Package = ({
  name,
  version,
  licence,
  text,
}: {
  name: string
  version: string
  licence: string
  text?: string
}) => {
  const [isOpen, setOpen] = useState(false)
  const title = (
    <>
      <strong>{name}</strong>
      <small className="numbers">
        {version} {licence && `· ${licence}`}
      </small>
    </>
  )
  if (text === undefined) return <p className={styles.aboutPackage}>{title}</p>
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.aboutPackage}>{title}</summary>
      {isOpen && <pre>{joinLines(text)}</pre>}
    </details>
  )
}

const List = ({ packages, texts }: Notices) => {
  const t = useText(text)
  const heading = useHeadingFocus<HTMLParagraphElement>()
  return (
    <>
      <p ref={heading} tabIndex={-1}>
        {fill(t.count, { count: packages.length })}
      </p>
      <ul className={styles.aboutPackages} lang="en" translate="no">
        {packages.map(({ text: place, ...one }) => (
          <li key={`${one.name}@${one.version}`}>
            <Package {...one} {...(place !== undefined && { text: texts[place] ?? '' })} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The packages of the production build and their licences. The file loads only on request. */
export const Notices = () => {
  const t = useText(text)
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | Notices>('closed')
  const open = () => {
    setState('loading')
    load().then(setState, () => setState('failed'))
  }
  return (
    <section className={styles.aboutCard} aria-labelledby="about-notices">
      <h2 id="about-notices">{t.notices}</h2>
      <p>{t.noticesWhy}</p>
      {state === 'failed' && (
        <Notice tone="danger" live>
          {t.failed}
        </Notice>
      )}
      {typeof state === 'object' ? (
        <List {...state} />
      ) : (
        <Button look="plain" busy={state === 'loading'} onClick={open}>
          {state === 'loading' ? t.loading : state === 'failed' ? t.retry : t.showNotices}
        </Button>
      )}
    </section>
  )
}
