/** The files of the API suite import the same content again and again; what it is read into is kept by each worker, frozen. */
import { keepReadings } from '#server/arquivos/read-once.ts'

keepReadings()
