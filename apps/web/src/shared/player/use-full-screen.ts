import { type RefObject, useEffect, useState } from 'react'

export interface FullScreen {
  isPossible: boolean
  isOn: boolean
  toggle: () => void
}

interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void
}

/** Shows the player in full screen. On an iPhone, shows the film alone with the system's own controls. */
export const useFullScreen = (
  frame: RefObject<HTMLElement | null>,
  video: RefObject<AppleVideo | null>,
): FullScreen => {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const follow = () => setOn(document.fullscreenElement === frame.current && frame.current !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [frame])
  const hasOwn = document.fullscreenEnabled === true
  return {
    isPossible: hasOwn || 'webkitEnterFullscreen' in HTMLVideoElement.prototype,
    isOn,
    toggle: () => {
      // refused if the page is framed or there is no film yet; then nothing changes
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
      else if (hasOwn) frame.current?.requestFullscreen().catch(() => undefined)
      else video.current?.webkitEnterFullscreen?.()
    },
  }
}
