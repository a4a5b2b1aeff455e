import { useEffect, useState } from 'react'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { pictureIcon } from '../../../shared/ui/uploader/icons.ts'
import { viewOf } from '../../../shared/ui/uploader/server.ts'
import { useViewer } from '../parts/use-viewer.tsx'
import * as styles from './parcel.module.css'
import { text } from './text.ts'

/**
 * The pictures of the proof, which open one by one (K7). Their addresses expire after minutes, so this part requests
 * them.
 */
export const Proof = ({ ids }: { ids: readonly string[] }) => {
  const t = useText(text)
  const [views, setViews] = useState<ReadonlyMap<string, string>>(new Map())
  const wanted = ids.join(' ')
  useEffect(() => {
    let isLeft = false
    for (const id of wanted.split(' '))
      viewOf(id).then(
        (src) => isLeft || setViews((before) => new Map(before).set(id, src)),
        () => undefined,
      )
    return () => {
      isLeft = true
    }
  }, [wanted])
  const shown = ids.flatMap((id, n) => {
    const src = views.get(id)
    return src ? [{ id, src, alt: fill(t.pictureName, { n: n + 1 }) }] : []
  })
  const viewer = useViewer(shown)
  return (
    <div className={styles.parcel}>
      <h3>{t.proof}</h3>
      <ul className={styles.proof} role="list">
        {ids.map((id, n) => {
          const at = shown.findIndex((picture) => picture.id === id)
          return (
            <li key={id}>
              {at < 0 ? (
                <span className={styles.proofPicture}>
                  <Icon path={pictureIcon} />
                </span>
              ) : (
                <button
                  type="button"
                  className={styles.proofPicture}
                  aria-label={fill(t.picture, { n: n + 1, all: ids.length })}
                  onClick={() => viewer.open(at)}
                >
                  <img src={shown[at]?.src} alt="" />
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {viewer.view}
    </div>
  )
}
