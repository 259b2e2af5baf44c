import { PGlite } from '@electric-sql/pglite';
const t=process.hrtime.bigint(); const c=process.cpuUsage();
const db=new PGlite(); await db.waitReady; 
console.log('open', Number(process.hrtime.bigint()-t)/1e6, process.cpuUsage(c));
const d=await db.dumpDataDir('none'); console.log(d.size);
const t2=process.hrtime.bigint(); const c2=process.cpuUsage();
const db2=new PGlite({loadDataDir:d}); await db2.waitReady;
console.log('load', Number(process.hrtime.bigint()-t2)/1e6, process.cpuUsage(c2));
