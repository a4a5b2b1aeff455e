import { type RefObject, useEffect, useState } from 'react'
import type { Language } from '../text/languages.ts'
import { followCues } from './follow-cues.ts'
import * as styles from './poster.module.css'

interface CaptionsProps {
  video: RefObject<HTMLVideoElement | null>
  language: Language
}

/**
 * Captions in a strip below the picture, so that they cover nothing of it. The strip has room for the longest caption
 * so far and at least two lines, so nothing below it moves while captions come and go.
 */
export const Captions = ({ video, language }: CaptionsProps) => {
  const [due, setDue] = useState('')
  const [longest, setLongest] = useState('')
  useEffect(() => {
    if (!video.current) return
    return followCues(video.current.textTracks, language, (text, most) => {
      setDue(text)
      setLongest((before) => (most.length > before.length ? most : before))
    })
  }, [video, language])
  return (
    <div className={styles.playerCaptions} lang={language} dir="auto" data-longest={longest}>
      <p>{due}</p>
    </div>
  )
}
