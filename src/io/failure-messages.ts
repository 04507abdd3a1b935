import type { Message } from '../errors';
import { late } from '../late';

/** What the rarer errors of the operating system mean, by their code; one that is not here is told with it. */
export const failureMessages: Readonly<Record<string, Message>> = late(() => ({
  EFBIG: {
    es: '{path} es demasiado grande para este disco o para el límite puesto al programa',
    ca: '{path} és massa gran per a aquest disc o per al límit posat al programa',
    en: '{path} is too large for this disk or for the limit set to the program',
  },
  EIO: {
    es: 'el disco falla al leer o escribir {path}',
    ca: 'el disc falla en llegir o escriure {path}',
    en: 'the disk fails to read or write {path}',
  },
  EINVAL: {
    es: 'el sistema no deja usar {path} así: elige otro sitio',
    ca: 'el sistema no deixa fer servir {path} així: tria un altre lloc',
    en: 'the system does not let {path} be used like this: choose another place',
  },
  EBUSY: {
    es: 'otro programa tiene ocupado {path}: ciérralo y repite la orden',
    ca: 'un altre programa té ocupat {path}: tanca\'l i repeteix l\'ordre',
    en: 'another program is using {path}: close it and repeat the command',
  },
  EEXIST: {
    es: 'otro programa acaba de crear {path}: repite la orden',
    ca: 'un altre programa acaba de crear {path}: repeteix l\'ordre',
    en: 'another program has just made {path}: repeat the command',
  },
  ENOTEMPTY: {
    es: 'la carpeta {path} no está vacía',
    ca: 'la carpeta {path} no és buida',
    en: 'the folder {path} is not empty',
  },
  ENAMETOOLONG: {
    es: 'el nombre {path} es demasiado largo para este disco',
    ca: 'el nom {path} és massa llarg per a aquest disc',
    en: 'the name {path} is too long for this disk',
  },
  EMFILE: {
    es: 'hay demasiados archivos abiertos para usar {path}: cierra programas y repite la orden',
    ca: 'hi ha massa fitxers oberts per fer servir {path}: tanca programes i repeteix l\'ordre',
    en: 'too many files are open to use {path}: close programs and repeat the command',
  },
  ENFILE: {
    es: 'hay demasiados archivos abiertos para usar {path}: cierra programas y repite la orden',
    ca: 'hi ha massa fitxers oberts per fer servir {path}: tanca programes i repeteix l\'ordre',
    en: 'too many files are open to use {path}: close programs and repeat the command',
  },
  EXDEV: {
    es: '{path} está en otro disco: elige un sitio en el mismo',
    ca: '{path} és en un altre disc: tria un lloc del mateix',
    en: '{path} is on another disk: choose a place on the same one',
  },
  ENXIO: {
    es: '{path} no es un archivo que se pueda leer o escribir',
    ca: '{path} no és cap fitxer que es pugui llegir o escriure',
    en: '{path} is not a file that can be read or written',
  },
  ESRCH: {
    es: '{path} pertenece a un programa que ya no existe',
    ca: '{path} pertany a un programa que ja no existeix',
    en: '{path} belongs to a program that is gone',
  },
}));
