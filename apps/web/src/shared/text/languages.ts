export { directionOf, type Language, languageName, languages } from '@foyer/api/languages'
