// kiwi's C++ core on the cell, without Python: kiwi RECIPE [build|edit|reuse COUNT]
// Priorities become strengths of the same order. The five parameters are edit variables, as kiwi has it.
#include <kiwi/kiwi.h>
#include <malloc.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

using namespace kiwi;

struct Row {
  std::vector<std::pair<int, double>> terms;
  RelationalOperator relation;
  double constant = 0, priority = 0;
  std::string parameter;
};
std::vector<Row> rows;
std::map<std::string, int> names;
std::map<std::string, double> parameters;

void read(const char *path) {
  std::ifstream file(path);
  std::string line;
  while (std::getline(file, line)) {
    std::istringstream stream(line);
    std::vector<std::string> words;
    std::string word;
    while (stream >> word) words.push_back(word);
    if (words.empty() || words[0][0] == '#' || words[0] == "edit") continue;
    if (words[0] == "param") {
      parameters[words[1]] = atof(words[3].c_str());
      continue;
    }
    Row row;
    double side = 1, sign = 1, factor = 1;
    for (size_t i = 0; i < words.size(); i++) {
      const std::string &w = words[i];
      if (w == "==" || w == "<=" || w == ">=") {
        row.relation = w == "==" ? OP_EQ : w == "<=" ? OP_LE : OP_GE;
        side = -1, sign = 1;
      } else if (w == "+" || w == "-") {
        sign = w == "+" ? 1 : -1;
      } else if (w == "*") {
      } else if (w[0] == '@') {
        row.priority = atof(w.c_str() + 1);
      } else if (w[0] == '$') {
        row.parameter = w;
      } else if (isdigit(w[0])) {
        if (words[i + 1] == "*") factor = atof(w.c_str());
        else row.constant += side * sign * atof(w.c_str());
      } else {
        int index = names.emplace(w, names.size()).first->second;
        row.terms.push_back({index, side * sign * factor});
        sign = 1, factor = 1;
      }
    }
    rows.push_back(row);
  }
}

double strengthOf(double priority) {
  if (priority >= 1000) return strength::required;
  if (priority >= 750) return strength::create(0, priority - 749, 0);
  return strength::create(0, 0, priority - 249);
}

double valueOf(const std::string &parameter, int cell) {
  if (parameter == "$name_w") return 60 + (cell * 37) % 180;
  if (parameter == "$time_w") return 40 + (cell * 13) % 30;
  if (parameter == "$body_h") return 18 * (1 + cell % 6);
  if (parameter == "$like_w") return 56 + (cell * 7) % 24;
  return 60 + (cell * 11) % 24;
}

struct Cell {
  std::vector<Variable> variables;
  std::map<std::string, Variable> inputs;
  Solver solver;

  // With parameters as edit variables (they can change), or as plain constants (they cannot).
  explicit Cell(bool changeable) {
    for (size_t i = 0; i < names.size(); i++) variables.emplace_back("");
    solver.addEditVariable(width(), strength::strong);
    if (changeable) for (auto &parameter : parameters) {
      Variable variable("");
      inputs.emplace(parameter.first, variable);
      solver.addEditVariable(variable, strength::strong);
      solver.suggestValue(variable, parameter.second);
    }
    for (auto &row : rows) {
      std::vector<Term> terms;
      for (auto &term : row.terms) terms.emplace_back(variables[term.first], term.second);
      double constant = row.constant;
      if (!row.parameter.empty()) {
        if (changeable) terms.emplace_back(inputs.at(row.parameter), -1.0);
        else constant -= parameters[row.parameter];
      }
      solver.addConstraint(Constraint(Expression(terms, constant), row.relation, strengthOf(row.priority)));
    }
    edit(375);
  }
  Variable &width() { return variables[names["content.width"]]; }
  Variable &height() { return variables[names["content.height"]]; }
  void edit(double value) {
    solver.suggestValue(variables[names["content.width"]], value);
    solver.updateVariables();
  }
  void reuse(int cell) {
    for (auto &input : inputs) solver.suggestValue(input.second, valueOf(input.first, cell));
    solver.updateVariables();
  }
};

template <class Body> double least(int rounds, int calls, Body body) {
  double best = 1e9;
  for (int round = 0; round < rounds; round++) {
    auto start = std::chrono::steady_clock::now();
    for (int call = 0; call < calls; call++) body(call);
    std::chrono::duration<double, std::micro> passed = std::chrono::steady_clock::now() - start;
    best = std::min(best, passed.count() / calls);
  }
  return best;
}

int main(int argc, char **argv) {
  read(argv[1]);
  if (argc == 4) {
    std::string what = argv[2];
    Cell cell(true);
    for (int i = 0; i < atoi(argv[3]); i++) {
      if (what == "build") Cell fresh(false);
      if (what == "edit") cell.edit(i % 2 ? 375 : 376);
      if (what == "reuse") cell.reuse(i);
    }
    return 0;
  }
  printf("kiwi's core, C++ -O3, no Python        constants fixed   changeable\n");
  printf("  build and solve            %24.2f %12.2f us\n", least(60, 50, [](int) { Cell cell(false); }),
         least(60, 50, [](int) { Cell cell(true); }));
  Cell fixed(false), cell(true);
  Variable height = cell.height();
  if (height.value() != 218.25) return 1;
  printf("  one edit of the width      %24.3f %12.3f us\n", least(60, 1000, [&](int i) { fixed.edit(i % 2 ? 375 : 376); }),
         least(60, 1000, [&](int i) { cell.edit(i % 2 ? 375 : 376); }));
  double total = 0;
  printf("  five constants, read frame %24s %12.3f us\n", "-", least(60, 1000, [&](int i) {
           cell.reuse(i);
           total += height.value();
         }));
  size_t before = mallinfo2().uordblks;
  std::vector<Cell *> cells;
  for (int i = 0; i < 100; i++) cells.push_back(new Cell(false));
  size_t middle = mallinfo2().uordblks;
  for (int i = 0; i < 100; i++) cells.push_back(new Cell(true));
  printf("  memory                     %24.0f %12.0f bytes\n", (middle - before) / 100.0,
         (mallinfo2().uordblks - middle) / 100.0);
  std::vector<Cell *> many;
  for (int i = 0; i < 10000; i++) many.push_back(new Cell(false));
  int edits = 0;
  printf("  one edit each over 10,000  %24.2f %12s us\n",
         least(8, 10000, [&](int i) { many[i]->edit(370 + edits++ / 10000 % 2); }), "-");
  return total < 0;
}
