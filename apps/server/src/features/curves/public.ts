export {
  type CurveFacts,
  chosenCurves,
  curveFacts,
  curvePoints,
  customerCurve,
  plannedCurve,
} from './curve-facts.sql.ts';
