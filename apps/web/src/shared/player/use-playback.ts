import { useState, useSyncExternalStore } from 'react'
import { Playback, type PlaybackOptions } from './playback.ts'
import type { PlaybackView } from './playback-view.ts'

/** Creates one playback for the lifetime of the component. Give the component a key per film. */
export const usePlayback = (options: PlaybackOptions): Playback => useState(() => new Playback(options))[0]

export const usePlaybackView = (playback: Playback): PlaybackView =>
  useSyncExternalStore(playback.subscribe, playback.view, playback.view)

/** Returns a value of the view and renders only when it changes; `read` returns a string, number or boolean. */
export const usePlaybackValue = <Value extends string | number | boolean>(
  playback: Playback,
  read: (view: PlaybackView) => Value,
): Value => {
  const value = () => read(playback.view())
  return useSyncExternalStore(playback.subscribe, value, value)
}
