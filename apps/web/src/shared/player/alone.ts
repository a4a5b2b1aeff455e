interface AppleVideo extends HTMLVideoElement {
  webkitDisplayingFullscreen?: boolean
}

/** Whether the system shows the film without the page, as an iPhone in full screen. Then the browser draws the captions. */
export const isAlone = (video: AppleVideo): boolean =>
  video.webkitDisplayingFullscreen === true || document.pictureInPictureElement === video

const changes = ['webkitbeginfullscreen', 'webkitendfullscreen', 'enterpictureinpicture', 'leavepictureinpicture']

export const followAlone = (video: HTMLVideoElement, act: () => void, signal: AbortSignal): void => {
  for (const change of changes) video.addEventListener(change, act, { signal })
}
