import { useEffect, useId, useMemo, useState } from 'react'
import { copyText } from '../../../platform/copy-text.ts'
import { openHost } from '../../../platform/host.ts'
import type { Host } from '../../../platform/host-interface.ts'
import { canSaveFile, canShareFile, saveFile, shareFile } from '../../../platform/save-file.ts'
import * as consentsStyles from '../../agreements/consents.module.css'
import { useLanguage } from '../../text/language.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import * as skeletonStyles from '../../ui/skeleton.module.css'
import { showToast } from '../../ui/toast.ts'
import { text } from '../text.ts'
import type { CardFacts } from './card-facts.ts'
import { cardSize } from './draw-card.ts'
import { makeCard } from './make-card.ts'
import * as styles from './share-sheet.module.css'
import type { Shared } from './shared.ts'

/** The picture as a file and its address; `failed` if it cannot be drawn, undefined while it is drawn. */
type Picture = { file: File; url: string } | 'failed' | undefined

const usePicture = (facts: CardFacts): Picture => {
  const language = useLanguage()
  const [picture, setPicture] = useState<Picture>()
  useEffect(() => {
    let url: string | undefined
    let hasLeft = false
    void makeCard(facts, language).then(
      (file) => {
        if (hasLeft) return
        url = URL.createObjectURL(file)
        setPicture({ file, url })
      },
      () => hasLeft || setPicture('failed'),
    )
    return () => {
      hasLeft = true
      // a picture of other facts must not be shared instead
      setPicture(undefined)
      if (url) URL.revokeObjectURL(url)
    }
  }, [facts, language])
  return picture
}

/** The facts of the picture. They stay the same object while their content does, so that it is not drawn again. */
const useShown = (facts: CardFacts, figure: CardFacts['figure']): CardFacts => {
  const content = JSON.stringify(figure ? { ...facts, figure } : facts)
  return useMemo(() => JSON.parse(content) as CardFacts, [content])
}

/**
 * A picture to share: by the browser's sheet, else by saving it, else by a long press on it. The link
 * can always be copied.
 */
export const ShareSheet = ({ facts, title, choice, onClose }: Shared & { onClose: () => void }) => {
  const t = useText(text)
  const id = useId()
  const [isChosen, setChosen] = useState(false)
  const shown = useShown(facts, isChosen ? choice?.figure : undefined)
  const picture = usePicture(shown)
  const [host, setHost] = useState<Host>()
  useEffect(() => void openHost().then(setHost, () => undefined), [])
  const file = typeof picture === 'object' ? picture.file : undefined
  const canShare = file !== undefined && canShareFile(file)
  const act = async () => {
    if (!file) return
    if (!canShare) {
      saveFile(file)
      showToast(t.pictureSaved)
    } else if (!(await shareFile(file, facts.title))) showToast(t.notShared)
  }
  // the app's own sheet passes a link on; elsewhere the link is copied
  const passLink = async () => {
    if (await host?.share?.({ title: facts.title, url: facts.link })) return
    showToast((await copyText(facts.link)) ? t.linkCopied : t.linkNotCopied)
  }
  const isByHand = file !== undefined && !canShare && !canSaveFile()
  return (
    <Sheet
      title={title ?? t.shareTitle}
      onClose={onClose}
      footer={
        <div className={styles.shareActions}>
          {!isByHand && picture !== 'failed' && (
            <Button busy={!picture} onClick={() => void act()}>
              {canShare || !picture ? t.sharePicture : t.savePicture}
            </Button>
          )}
          <Button look={picture === 'failed' || isByHand ? 'main' : 'plain'} onClick={() => void passLink()}>
            {host?.share ? t.shareLink : t.copyLink}
          </Button>
        </div>
      }
    >
      <div className={styles.sharePicture}>
        {picture === 'failed' ? (
          <Notice tone="warn" live>
            {t.pictureFailed}
          </Notice>
        ) : picture ? (
          <img
            src={picture.url}
            {...cardSize}
            alt={[shown.title, shown.figure?.value, shown.period].filter(Boolean).join(' · ')}
          />
        ) : (
          <div className={`${skeletonStyles.skeleton} ${styles.shareShape}`} />
        )}
        {isByHand && <p>{t.holdPicture}</p>}
        {choice && (
          <div className={consentsStyles.consent}>
            <input
              id={id}
              type="checkbox"
              className={consentsStyles.check}
              checked={isChosen}
              onChange={(event) => setChosen(event.target.checked)}
            />
            <label htmlFor={id}>{choice.label}</label>
          </div>
        )}
      </div>
    </Sheet>
  )
}
