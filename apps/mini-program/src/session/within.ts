/** Returns the result of a promise if it arrives within `milliseconds`; undefined if it is late or fails. */
export const within = <T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds)
    const end = (value?: T): void => {
      clearTimeout(timer)
      resolve(value)
    }
    work.then(end, () => end())
  })
