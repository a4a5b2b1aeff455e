/** What a promise gives within so many milliseconds; undefined where it comes later or fails. */
export const within = <T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds)
    const end = (value?: T): void => {
      clearTimeout(timer)
      resolve(value)
    }
    work.then(end, () => end())
  })
