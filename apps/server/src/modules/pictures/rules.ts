/** Rules of the pictures of campaigns. */

/** A page is at most 600 pixels wide, and a dense screen shows about 2.6 of these pixels in each. */
export const largestPicture = { width: 1_600, height: 2_048 }
export const pictureQuality = 82

/** The most pictures that one member of staff adds in a day, so that a stolen session cannot fill the disk. */
export const picturesOfDay = 100
export const dayLength = 24 * 3_600_000

/** Bodies of staff in the memory of one process, at most 10 MiB each, and the number that wait unread. */
export const bodiesAtOnce = { running: 4, waiting: 16 }
/**
 * Pictures of staff that one process decodes at once, besides those of clients, so that neither waits for the other. One
 * uses some 200 MB.
 */
export const decodingAtOnce = { running: 1, waiting: 16 }

/** How long a picture that no revision refers to is stored, in milliseconds: an author may undo for some time. */
export const unusedLife = 30 * 24 * 3_600_000
/** Pictures that one statement deletes at most, since each has up to megabytes. */
export const picturesOfBatch = 50
